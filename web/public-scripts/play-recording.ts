import { onPress } from './on-press.ts';
import { pageShown } from './page-shown.ts';

/**
 * A recording shows its picture with one button, which plays it and shows the browser's own controls. Without JavaScript
 * the controls are there from the start.
 */
export function playRecording(): void {
  onPress('[data-recording] button', (button) => {
    const video = button.closest('[data-recording]')?.querySelector('video');
    if (!video) return;
    button.hidden = true;
    video.controls = true;
    video.focus();
    void video.play();
  });
  const takeControls = (): void => {
    for (const video of document.querySelectorAll<HTMLVideoElement>('[data-recording] video'))
      video.controls = false;
  };
  document.addEventListener(pageShown, takeControls);
  takeControls();
}
