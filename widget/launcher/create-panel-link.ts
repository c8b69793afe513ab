import type { LoaderMessage, LoaderState, PanelMessage } from '../frame-protocol.ts';
import { connectFrame } from './connect-frame.ts';
import { guard } from './guard.ts';
import type { ScriptTag } from './read-script-tag.ts';

export interface PanelLink {
  /** Makes the frame, unless there is one. */
  ensureFrame(): void;
  /** Posts the state; nothing while there is no frame, as it is posted on every connection. */
  postState(): void;
  /** Posts a reset now, or as soon as the frame connects. */
  postReset(message: LoaderMessage): void;
}

/** The panel in its frame, which is made when it is first needed. */
export function createPanelLink(
  tag: ScriptTag,
  panel: HTMLElement,
  state: LoaderState,
  onMessage: (message: PanelMessage) => void,
  ending: AbortController,
): PanelLink {
  let deliver: ((message: LoaderMessage) => void) | undefined;
  let waiting: LoaderMessage[] | undefined = [];
  const postState = guard(() => deliver?.(state));
  const ensureFrame = guard(() => {
    deliver ??= connectFrame(
      tag,
      panel,
      () => {
        waiting?.forEach(deliver!);
        waiting = undefined;
        postState();
      },
      onMessage,
      ending,
    );
  });
  return {
    ensureFrame,
    postState,
    postReset(message) {
      if (waiting) waiting.push(message);
      else deliver!(message);
      ensureFrame();
    },
  };
}
