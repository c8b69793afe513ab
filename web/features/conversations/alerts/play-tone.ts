const notesHz = [660, 880];
const noteSeconds = 0.14;
const loudness = 0.06;

/** Two short notes. A browser that plays nothing before the page was touched stays silent. */
export function playTone(): void {
  const context = new AudioContext();
  notesHz.forEach((frequency, index) => {
    const start = context.currentTime + index * noteSeconds;
    const gain = new GainNode(context, { gain: 0 });
    // From nothing and back to it: a note that is cut off clicks.
    gain.gain.linearRampToValueAtTime(loudness, start + 0.02);
    gain.gain.linearRampToValueAtTime(0, start + noteSeconds);
    const note = new OscillatorNode(context, { frequency });
    note.connect(gain).connect(context.destination);
    note.start(start);
    note.stop(start + noteSeconds);
    if (index === notesHz.length - 1) note.onended = () => void context.close();
  });
}
