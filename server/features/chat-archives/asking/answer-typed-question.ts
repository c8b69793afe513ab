import type { z } from 'zod';
import type { askDemo } from '#contract/chat-archives/chat-archives.schemas.ts';
import { describeQuestion } from '#core/chat-archives/asking/describe-question.ts';
import { readArchiveQuestion } from '#core/chat-archives/asking/read-archive-question.ts';
import { createZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import type { Services } from '#server/context.ts';
import { readChatsAndPeople } from '../read-chats-and-people.ts';
import { runQuestion } from './run-question.ts';

const unclear =
  'I could not understand this as a question about your messages. Ask who, when, how many, first or last, or type the words to look for.';

/** Reads a question about the messages of an archive, and answers it by a query over them. */
export async function answerTypedQuestion(
  services: Services,
  { archiveId, zone }: { archiveId: string; zone: string },
  question: string,
): Promise<z.output<typeof askDemo.answer>['answer']> {
  const { people } = await readChatsAndPeople(services, archiveId);
  const now = createZoneClock(zone).toWall(services.clock.now().getTime());
  const today = new Date(now).toISOString().slice(0, 10);
  // A question may use the name of any account.
  const named = people.flatMap(({ id, accounts }) => accounts.map(({ name }) => ({ id, name })));
  const read = readArchiveQuestion(question, { people: named, today });
  if (read === null) return { outcome: 'unclear', text: unclear, readAs: '', quotes: [], total: 0 };
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const readAs = describeQuestion(read, names);
  return { readAs, ...(await runQuestion(services, { archiveId, zone, names }, read)) };
}
