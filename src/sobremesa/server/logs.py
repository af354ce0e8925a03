"""What a server writes down: a line for each thing, as JSON unless somebody sits before it.

Keys, nonces, cookies, hands and what people say are never given to it. The text of an error may
quote any of them, so that of most is left out: its kind and the places it went through say enough.
"""

import asyncio
import logging
import sys
from pathlib import Path
from traceback import FrameSummary, extract_tb
from typing import Any, TextIO

import structlog
from sqlalchemy.exc import OperationalError
from structlog.stdlib import ProcessorFormatter
from structlog.typing import EventDict, Processor

TELLING = (OSError, OperationalError)  # errors whose text says what is wrong with the machine
OURS = "sobremesa"

logger = structlog.stdlib.get_logger


def begin(stream: TextIO) -> None:
    """Write everything to a stream from now on, what libraries have to say included."""
    person = stream.isatty()
    renderer = structlog.dev.ConsoleRenderer() if person else structlog.processors.JSONRenderer()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=STEPS,
            processors=[ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(OURS).setLevel(logging.INFO)


def without_text(logger: Any, method: str, line: EventDict) -> EventDict:
    """Replace an error in a line by what may be written of it."""
    given = line.pop("exc_info", None)
    found = sys.exc_info() if given is True else given
    error = found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        line["error"] = type(error).__name__
        line["at"] = [place(frame) for frame in extract_tb(error.__traceback__)]
        if isinstance(error, TELLING):
            line["text"] = str(error)
    return line


def place(frame: FrameSummary) -> str:
    """Return where an error came through."""
    return f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"


STEPS: list[Processor] = [
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    without_text,
]

# Done when this is imported: as it comes, the library would show the variables of a failure.
structlog.configure(
    processors=[
        structlog.stdlib.filter_by_level,
        *STEPS,
        ProcessorFormatter.wrap_for_formatter,
    ],
    logger_factory=structlog.stdlib.LoggerFactory(),
    wrapper_class=structlog.stdlib.BoundLogger,
)
LOG = logger(__name__)


def unhandled(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Write down an error that nobody waited for; its description may quote anything."""
    error = context.get("exception")
    LOG.error("failed", what=None if error else context["message"], exc_info=error)
