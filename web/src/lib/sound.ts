// A short sound, made on the spot.

let audio: AudioContext | undefined;

/** Be ready to sound: a phone lets a page do that only from a touch on. */
function wake(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
  } catch {
    // Without sound it goes on as well.
  }
}
for (const touch of ["pointerup", "keydown"]) globalThis.addEventListener?.(touch, wake, { once: true });

/** Two soft notes: it is your turn. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    for (const [i, pitch] of [660, 880].entries()) {
      const note = audio.createOscillator();
      const volume = audio.createGain();
      note.frequency.value = pitch;
      volume.gain.setValueAtTime(0, now + i * 0.14);
      volume.gain.linearRampToValueAtTime(0.12, now + i * 0.14 + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, now + i * 0.14 + 0.3);
      note.connect(volume).connect(audio.destination);
      note.start(now + i * 0.14);
      note.stop(now + i * 0.14 + 0.32);
    }
  } catch {
    // Without sound it goes on as well.
  }
}
