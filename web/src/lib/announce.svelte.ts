// What a screen reader is to say: the page has one place for it.

class Announcer {
  text = $state("");

  say(text: string): void {
    // The same words twice are two things to say.
    this.text = text === this.text ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
