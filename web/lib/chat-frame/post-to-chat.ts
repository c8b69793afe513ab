import type { ConsoleMessage } from '#contract/widget/widget.schemas.ts';

/** Tells the chat in a frame of our own pages something; no other origin can take it. */
export function postToChat(frame: HTMLIFrameElement | null, message: ConsoleMessage): void {
  frame?.contentWindow?.postMessage(message, location.origin);
}
