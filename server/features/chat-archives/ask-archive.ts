import type { z } from 'zod';
import type { ArchivePerson, askArchive as endpoint } from '#contract/chat-archives/chat-archives.schemas.ts';
import { describeQuestion } from '#core/chat-archives/asking/describe-question.ts';
import { readArchiveQuestion } from '#core/chat-archives/asking/read-archive-question.ts';
import { createZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import type { Services } from '#server/context.ts';
import { answerQuestion } from './answer-question.ts';
import { findArchive } from './find-archive.ts';
import { consumeQuestion } from './quota/consume-question.ts';
import { giveBackQuestion } from './quota/give-back-question.ts';
import { readMessagePlan } from './quota/read-message-plan.ts';
import { readChatsAndPeople } from './read-chats-and-people.ts';

type Answer = z.output<typeof endpoint.answer>;

const unclear =
  'I could not understand this as a question about your messages. Ask who, when, how many, first or last, or type the words to look for.';

/**
 * Answers a question about the messages of an archive by a query over them; every figure is counted and every quote is
 * a stored message. Only answered questions count against the plan.
 */
export async function askArchive(
  services: Services,
  userId: string,
  archiveId: string,
  question: string,
): Promise<Answer> {
  const { zone } = await findArchive(services, userId, archiveId);
  await consumeQuestion(services, userId);
  try {
    const answer = await answerRead(services, { archiveId, zone }, question);
    if (answer.outcome !== 'answered') await giveBackQuestion(services, userId);
    return { ...answer, plan: await readMessagePlan(services, userId) };
  } catch (error) {
    await giveBackQuestion(services, userId);
    throw error;
  }
}

async function answerRead(
  services: Services,
  { archiveId, zone }: { archiveId: string; zone: string },
  question: string,
): Promise<Omit<Answer, 'plan'>> {
  const { people } = await readChatsAndPeople(services, archiveId);
  const now = createZoneClock(zone).toWall(services.clock.now().getTime());
  const today = new Date(now).toISOString().slice(0, 10);
  // A question may use the name of any account.
  const named = people.flatMap(({ id, accounts }) => accounts.map(({ name }) => ({ id, name })));
  const read = readArchiveQuestion(question, { people: named, today });
  if (read === null) return { outcome: 'unclear', text: unclear, readAs: '', quotes: [], total: 0 };
  const names = new Map(people.map(({ id, name }: ArchivePerson) => [id, name]));
  const readAs = describeQuestion(read, names);
  return { readAs, ...(await answerQuestion(services, { archiveId, zone, names }, read)) };
}
