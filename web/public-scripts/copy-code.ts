import { onPress } from './on-press.ts';

const shownMs = 2_000;

/** Copy buttons next to code: they copy it and show the result in the button. */
export function copyCode(): void {
  onPress('[data-copy]', (button) => {
    const code = button.closest('.code-block')?.querySelector('code')?.textContent ?? '';
    const say = (text: string, isDone: boolean): void => {
      button.textContent = text;
      button.toggleAttribute('data-done', isDone);
    };
    const copied = navigator.clipboard ? navigator.clipboard.writeText(code) : Promise.reject();
    copied.then(
      () => say('Copied', true),
      // Pages served without TLS have no clipboard; the text stays selectable.
      () => say('Select and copy', true),
    );
    setTimeout(() => say('Copy', false), shownMs);
  });
}
