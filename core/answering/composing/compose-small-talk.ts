import type { SmallTalkIntent } from '#core/answering/recognising/small-talk/small-talk-intent.ts';
import type { Vibe } from '#core/answering/vibe.ts';
import { pickReplyText } from './pick-reply-text.ts';

/** What is answered to small talk. */
export function composeSmallTalk(
  intent: SmallTalkIntent,
  vibe: Vibe,
  agentName: string,
  language: string | null = null,
): string {
  return pickReplyText(intent, vibe, language).replace('{agent}', () => agentName);
}
