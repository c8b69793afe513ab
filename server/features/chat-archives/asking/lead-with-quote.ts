import type { ArchiveMessage } from '#contract/chat-archives/chat-archives.schemas.ts';
import { shortenText } from '#core/reading/text/shorten-text.ts';

/** Of a quote in the words of an answer; the whole message is below them. */
const longestQuote = 200;

/**
 * Words the answer to a question for messages. One for a place or a thing (where, what, which) is best answered by what
 * was written: it begins with the newest message that was found. Others, and messages without text, are counted.
 */
export function leadWithQuote(
  question: string,
  { text, quotes, total }: { text: string; quotes: readonly ArchiveMessage[]; total: number },
  dayOf: (message: ArchiveMessage) => string,
): string {
  const [newest] = quotes;
  const quoted = newest?.text.trim() ?? '';
  if (newest === undefined || quoted === '' || !/^\s*(?:where|what|which)\b/i.test(question)) return text;
  const day = newest.sentAt === null ? null : dayOf(newest);
  const source = [newest.personName, day].filter((part) => part !== null).join(', ');
  const lead = `“${shortenText(quoted, longestQuote)}”${source === '' ? '' : ` (${source})`}`;
  return total === 1 ? `${lead}.` : `${lead}. This is the newest of ${total.toLocaleString('en')} messages.`;
}
