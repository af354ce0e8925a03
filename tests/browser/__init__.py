"""The web app in real browsers, on a real server."""
