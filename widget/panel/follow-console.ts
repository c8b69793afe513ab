import type { ConsoleMessage } from '#contract/widget.schemas.ts';

/** Takes messages from the console alone, which is the page around the frame and of our own origin. */
export function followConsole(onMessage: (message: ConsoleMessage) => void): void {
  window.addEventListener('message', (event: MessageEvent<ConsoleMessage | null>) => {
    if (event.origin !== location.origin || event.source !== window.parent) return;
    if (event.data?.parley === 1) onMessage(event.data);
  });
}
