import type { Reply } from '#server/features/conversations/reply.ts';

/** A reply with a sentence before it; its citations move along. */
export function prependSentence(sentence: string, reply: Reply): Reply {
  const lead = `${sentence}\n\n`;
  return {
    ...reply,
    text: `${lead}${reply.text}`,
    sources: reply.sources.map((source) => ({
      ...source,
      start: source.start + lead.length,
      end: source.end + lead.length,
    })),
  };
}
