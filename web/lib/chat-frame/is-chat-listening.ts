import type { ChatListening } from '#contract/widget/widget.schemas.ts';

/** Whether a message says that the chat in a frame of ours takes messages now. */
export const isChatListening = (
  { data, origin, source }: MessageEvent<ChatListening | null>,
  frame: HTMLIFrameElement | null,
): boolean =>
  origin === location.origin &&
  frame !== null &&
  source === frame.contentWindow &&
  data?.parley === 1 &&
  data.type === 'listening';
