import { chooseReplyLanguage } from '#core/answering/composing/choose-reply-language.ts';
import { readOwnFallback } from '#core/answering/composing/read-own-fallback.ts';
import { REPLY_TEXTS } from '#core/answering/composing/reply-texts/reply-texts.ts';
import { detectLanguage } from '#core/language/detect-language.ts';
import type { Context } from '#server/context.ts';
import type { LiveAgent } from '#server/features/conversations/live-agent.ts';

/**
 * The language (BCP 47 primary tag) in which an agent says what is in no source: the visitor's where their words show
 * it and we write it, else the owner's: English on plans with English only, else of the reply that they wrote for
 * what is unknown, or of most of their sources.
 * @param texts what the visitor wrote, the newest first
 */
export async function findReplyLanguage(
  ctx: Context,
  agent: LiveAgent,
  ...texts: readonly string[]
): Promise<string> {
  if (!agent.isMultilingual) return 'en';
  const spoken = chooseReplyLanguage(...texts);
  if (spoken !== null) return spoken;
  const own = readOwnFallback(agent.fallbackReply);
  const owners = own === null ? await languageOfSources(ctx, agent) : detectLanguage(own);
  return REPLY_TEXTS[owners] === undefined ? 'en' : owners;
}

async function languageOfSources(ctx: Context, { id, indexVersion }: LiveAgent): Promise<string> {
  const { index } = await ctx.searchIndexes.forAgent(ctx, id, indexVersion);
  const [first] = [...index.languages].sort((left, right) => right[1] - left[1]);
  return first?.[0] ?? 'en';
}
