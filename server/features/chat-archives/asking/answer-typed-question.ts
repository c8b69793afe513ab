import type { z } from 'zod';
import type { askDemo } from '#contract/chat-archives/chat-archives.schemas.ts';
import type { ArchiveQuestion } from '#core/chat-archives/asking/archive-question.ts';
import { describeQuestion } from '#core/chat-archives/asking/describe-question.ts';
import { readArchiveQuestion } from '#core/chat-archives/asking/read-archive-question.ts';
import { createZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import type { Services } from '#server/context.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { answerWithModel } from '../model/answer-with-model.ts';
import { readChatsAndPeople } from '../read-chats-and-people.ts';
import type { Asked } from './asked.ts';
import { describeDay } from './describe-day.ts';
import { leadWithQuote } from './lead-with-quote.ts';
import { type QuestionAnswer, runQuestion } from './run-question.ts';

const unclear =
  'I could not understand this as a question about your messages. Ask who, when, how many, first or last, or type the words to look for.';

/**
 * Answers a question about the messages of an archive by queries over it: those that a model chooses, where one may be asked,
 * else those that rules read in the question.
 * @param asking the model that the user lets messages be sent to
 */
export async function answerTypedQuestion(
  services: Services,
  { archiveId, zone }: { archiveId: string; zone: string },
  question: string,
  asking: { model: LanguageModel; signal: AbortSignal } | null = null,
): Promise<z.output<typeof askDemo.answer>['answer']> {
  // All of them: a name that is not known would be looked for as a word.
  const { people } = await readChatsAndPeople(services, archiveId, null);
  const now = createZoneClock(zone).toWall(services.clock.now().getTime());
  const today = new Date(now).toISOString().slice(0, 10);
  // A question may use the name of any account.
  const named = people.flatMap(({ id, accounts }) => accounts.map(({ name }) => ({ id, name })));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const asked = { archiveId, zone, names };
  if (asking !== null) {
    const { model, signal } = asking;
    const answer = await answerWithModel(services, model, asked, { question, today, named, signal });
    if (answer !== null) return { ...answer, model: model.id.slice(model.id.indexOf(':') + 1) };
  }
  const typed = readArchiveQuestion(question, { people: named, today });
  if (typed === null)
    return { outcome: 'unclear', text: unclear, readAs: '', quotes: [], total: 0, model: null };
  const { read, answer } = await runRead(services, asked, typed);
  const readAs = describeQuestion(read, names);
  const text = read.asksFor === 'find' ? leadWithQuote(question, answer, describeDay(zone)) : answer.text;
  return { readAs, ...answer, text, model: null };
}

/** Where nothing has all the words, those that only say how it is asked are left out: the question is then said to be read so. */
async function runRead(
  services: Services,
  asked: Asked,
  typed: ArchiveQuestion,
): Promise<{ read: ArchiveQuestion; answer: QuestionAnswer }> {
  const answer = await runQuestion(services, asked, typed);
  if (answer.outcome === 'answered' || !typed.fewerWords) return { read: typed, answer };
  const read = { ...typed, words: typed.fewerWords };
  const second = await runQuestion(services, asked, read);
  return second.outcome === 'answered' ? { read, answer: second } : { read: typed, answer };
}
