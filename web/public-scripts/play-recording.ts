import { onPress } from './on-press.ts';

/** A recording shows its picture with one button, which plays it and shows the browser's own controls. */
export function playRecording(): void {
  onPress('[data-recording] button', (button) => {
    const video = button.closest('[data-recording]')?.querySelector('video');
    if (!video) return;
    button.hidden = true;
    video.controls = true;
    video.focus();
    void video.play();
  });
}
