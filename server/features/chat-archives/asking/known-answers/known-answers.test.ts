import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerTypedQuestion } from '#server/features/chat-archives/asking/answer-typed-question.ts';
import { setMessagePlan } from '#server/features/chat-archives/quota/set-message-plan.ts';
import { createRandom } from '#tests/create-random.ts';
import { addArchive, importText } from '#tests/endpoint-cases/chat-cases.ts';
import { signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { facts, people, type Said, topics, writeMadeUpChats } from './write-made-up-chats.ts';

/** A question, and whether an answer to it is right. */
interface Known {
  question: string;
  isRight(answer: { text: string; outcome: string; shown: string }): boolean;
}

const least = 0.85;
const said = writeMadeUpChats(createRandom(2024));
let stage: TestServices;
let archiveId: string;

beforeAll(async () => {
  stage = await createTestServices({}, { isWorker: true });
  const ann = await signUp(stage.app);
  await setMessagePlan(stage.services, ann.user.id, 'pro');
  archiveId = await addArchive(ann, 'Known answers', 'UTC');
  await importText(ann, archiveId, exportOf(said), 'result.json');
}, 120_000);
afterAll(() => stage.close());

function exportOf(all: readonly Said[]): string {
  const list = [0, 1].map((chat) => ({
    name: `Chat ${chat}`,
    type: 'private_group',
    id: chat + 1,
    messages: all
      .map((each, index) => ({ ...each, id: index + 1 }))
      .filter((each) => each.chat === chat)
      .map(({ id, atMs, from, text }) => ({
        id,
        type: 'message',
        date_unixtime: String(Math.floor(atMs / 1_000)),
        from,
        from_id: `user${from}`,
        text,
      })),
  }));
  return JSON.stringify({ about: 'x', chats: { list } });
}

const inMonth = (year: number, month: number) => (each: Said) => {
  const at = new Date(each.atMs);
  return at.getUTCFullYear() === year && at.getUTCMonth() === month;
};
const day = ({ atMs }: Said): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' }).format(atMs);
const beginsWith = (count: number) => {
  const words = count === 1 ? '1 message' : `${count.toLocaleString('en')} messages`;
  return ({ text, outcome }: { text: string; outcome: string }) =>
    count === 0 ? outcome === 'nothing' : text.startsWith(words);
};
const first = (name: string): string => name.split(' ')[0] ?? name;
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Whether an answer begins with somebody who wrote most of some messages: there may be several. */
const namesMostOf =
  (some: readonly Said[]) =>
  ({ text }: { text: string }): boolean => {
    const count = (name: string): number => some.filter(({ from }) => from === name).length;
    const most = Math.max(...people.map(count));
    return people.some((name) => count(name) === most && text.startsWith(name));
  };

function* knownAnswers(): Generator<Known> {
  for (const { questions, key } of facts)
    for (const question of questions)
      yield { question, isRight: ({ text, shown }) => `${text} ${shown}`.includes(key) };
  for (const [index, month] of months.entries())
    for (const name of people) {
      const some = said.filter(inMonth(2023, index)).filter(({ from }) => from === name);
      yield {
        question: `How many messages did ${first(name)} send in ${month} 2023?`,
        isRight: beginsWith(some.length),
      };
    }
  for (const topic of topics) {
    const about = said.filter(({ text }) => text.includes(topic));
    yield { question: `How often was the ${topic} mentioned?`, isRight: beginsWith(about.length) };
    yield {
      question: `how many times did Cy talk about the ${topic} in 2022`,
      isRight: beginsWith(
        about.filter(({ from, atMs }) => from === 'Cy' && atMs < Date.UTC(2023, 0, 1)).length,
      ),
    };
    yield {
      question: `Who talks most about the ${topic}?`,
      isRight: namesMostOf(about),
    };
    yield {
      question: `Who brought up the ${topic} the most in 2023?`,
      isRight: namesMostOf(about.filter(({ atMs }) => new Date(atMs).getUTCFullYear() === 2023)),
    };
    const ofBo = about.filter(({ from }) => from === 'Bo Hansen');
    yield {
      question: `When did Bo first mention the ${topic}?`,
      isRight: ({ text }) => ofBo[0] !== undefined && text.includes(day(ofBo[0])),
    };
    yield {
      question: `When was the last time Bo Hansen wrote about the ${topic}?`,
      isRight: ({ text }) => text.includes(day(ofBo.at(-1) as Said)),
    };
    yield {
      question: `What was the first thing anyone said about the ${topic}?`,
      isRight: ({ text, shown }) => about[0] !== undefined && `${text} ${shown}`.includes(day(about[0])),
    };
    yield {
      question: `How many messages about the ${topic} are there since May 2023?`,
      isRight: beginsWith(about.filter(({ atMs }) => atMs >= Date.UTC(2023, 4, 1)).length),
    };
  }
  for (const name of people) {
    const own = said.filter(({ from }) => from === name);
    yield { question: `How many messages has ${name} written?`, isRight: beginsWith(own.length) };
    yield {
      question: `When did ${first(name)} write last?`,
      isRight: ({ text }) => text.includes(day(own.at(-1) as Said)),
    };
    yield {
      question: `How many of ${first(name)}'s messages are about the garden?`,
      isRight: beginsWith(own.filter(({ text }) => text.includes('garden')).length),
    };
    yield {
      question: `What was ${first(name)}'s first message?`,
      isRight: ({ text }) => text.includes(day(own[0] as Said)),
    };
  }
  yield { question: 'Who writes the most?', isRight: namesMostOf(said) };
  yield {
    question: 'Who wrote more, Ann or Bo?',
    isRight: namesMostOf(said.filter(({ from }) => /Ann|Bo/.test(from))),
  };
  yield { question: 'How many messages are there in total?', isRight: beginsWith(said.length) };
  yield {
    question: 'How many messages did we write in 2022?',
    isRight: beginsWith(said.filter(({ atMs }) => atMs < Date.UTC(2023, 0, 1)).length),
  };
  for (const thing of unknown) yield { question: thing, isRight: ({ outcome }) => outcome !== 'answered' };
}

/** Of these nobody ever wrote. */
const unknown = [
  'Where is the submarine?',
  'What did Ann say about quantum physics?',
  'Did Bo ever mention Antarctica?',
  'When did we visit Reykjavik?',
  'Who talked about cryptocurrency?',
  'How often was the volcano mentioned?',
  'What is the name of the parrot?',
  'Which violin did Dora buy?',
  'When does the opera start?',
  'Find messages about the helicopter',
  'What does Cy think of the monarchy?',
  'Where did we leave the accordion?',
  'Who sent photos of the glacier?',
  'How much did the yacht cost?',
  'What is the zip of the archive of the museum?',
  'When was the last earthquake?',
  'Who is afraid of spiders?',
  'What did the astronaut say?',
  'Where does the penguin live?',
  'How many times did Ann mention the president?',
  'What is the capital of France?',
  'Did anyone order sushi?',
  'What was the score of the football match?',
  'When is the solar eclipse?',
  'Who won the lottery?',
  'What did Dora write about the orchestra?',
  'Where can I buy a trampoline?',
  'Did Bo talk about the drums?',
  'What is the meaning of life?',
  'Who repaired the chimney?',
];

test('of 200 questions with known answers nearly all are answered right, and no quote is invented', async () => {
  const texts = new Set(said.map(({ text }) => text));
  const known = [...knownAnswers()];
  expect(known.length).toBeGreaterThanOrEqual(200);
  const wrong: string[] = [];
  for (const { question, isRight } of known) {
    const answer = await answerTypedQuestion(stage.services, { archiveId, zone: 'UTC' }, question);
    for (const { text } of answer.quotes) expect(texts).toContain(text);
    const quoted = /“([^”]+)”/.exec(answer.text)?.[1];
    if (quoted !== undefined) expect(texts).toContain(quoted);
    const shown = answer.quotes.map(({ text }) => text).join('\n');
    if (!isRight({ ...answer, shown })) wrong.push(`${question} → ${answer.text} (${answer.readAs})`);
  }
  expect(wrong.length / known.length, wrong.join('\n')).toBeLessThanOrEqual(1 - least);
}, 240_000);
