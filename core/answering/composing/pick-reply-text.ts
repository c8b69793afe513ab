import type { Vibe } from '#core/answering/vibe.ts';
import type { ReplyTextName } from './reply-texts/reply-text.ts';
import { REPLY_TEXTS } from './reply-texts/reply-texts.ts';

/** The text in a language (BCP 47 primary tag), in English where there is none of ours. */
export function pickReplyText(name: ReplyTextName, vibe: Vibe, language: string | null | undefined): string {
  return (REPLY_TEXTS[language ?? 'en'] ?? REPLY_TEXTS.en)?.[name][vibe] ?? '';
}
