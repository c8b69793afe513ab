import type { Channel } from '#contract/conversations/conversations.ts';

/** Where our chat draws times and forms below an answer. */
export const drawnChannels: readonly Channel[] = ['widget', 'page', 'preview'];
