import type { ArchiveQuestion } from './archive-question.ts';

const asked: Record<ArchiveQuestion['asksFor'], string> = {
  find: 'Messages',
  count: 'Number of messages',
  first: 'The first message',
  last: 'The last message',
  who: 'Who wrote most messages',
  when: 'First and last message',
};

/**
 * Says in words how a question was read, so that its asker sees what was looked for.
 * @param names of people by their ids
 */
export function describeQuestion(question: ArchiveQuestion, names: ReadonlyMap<string, string>): string {
  const { asksFor, words, phrase, personIds, kind, from, to } = question;
  const parts = [asked[asksFor]];
  if (kind !== null)
    parts.push(kind === 'media' ? 'with media' : kind === 'call' ? 'that are calls' : 'with text');
  if (personIds.length > 0) parts.push(`from ${personIds.map((id) => names.get(id) ?? id).join(' or ')}`);
  if (phrase !== null) parts.push(`with exactly “${phrase}”`);
  if (words !== '') parts.push(`with the words “${words}”`);
  if (from !== null) parts.push(`from ${from}`);
  if (to !== null) parts.push(`before ${to}`);
  return parts.join(' ');
}
