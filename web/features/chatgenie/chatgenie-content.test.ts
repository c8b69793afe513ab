import { expect, test } from 'vitest';
import { archiveMessageKinds } from '#contract/chat-archives/chat-archives.ts';
import { writeDemoChats } from '#core/chat-archives/demo/write-demo-chats.ts';
import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import { createReport } from '#core/chat-archives/reading/create-report.ts';
import { readExport } from '#core/chat-archives/reading/read-export.ts';
import { measureChats } from '#core/chat-archives/statistics/measure-chats.ts';
import { createZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import { demos } from './chatgenie-content.ts';

const clock = createZoneClock('Europe/London');
const chats = writeDemoChats().flatMap(({ name, text }) => {
  const options = { clock, dateOrder: null, uploadName: name, report: createReport() };
  const read = readExport([{ name, pieces: () => [text] }], options);
  return read.kind === 'chats' ? read.chats : [];
});
const chatOf = (title: string): ReadChat => {
  const chat = chats.find((each) => each.title === title);
  if (chat === undefined) throw new Error(`There is no chat ${title}.`);
  return chat;
};

function figuresOf({ people, messages }: ReadChat) {
  const keys = [...people.keys()];
  const columns = {
    at: Float64Array.from(messages, ({ at }) => at ?? 0),
    chat: new Int32Array(messages.length),
    person: Int32Array.from(messages, ({ sender }) => keys.indexOf(sender ?? '')),
    kind: Uint8Array.from(messages, ({ kind }) => archiveMessageKinds.indexOf(kind)),
    words: new Int32Array(messages.length),
    isQuestion: new Uint8Array(messages.length),
    language: new Uint8Array(messages.length),
    tone: new Int8Array(messages.length),
  };
  const figures = measureChats(columns, { clock, gapMs: 4 * 3_600_000 });
  const personOf = (name: string) =>
    figures.people.find(({ personId }) => people.get(keys[Number(personId)] ?? '') === name);
  return { ...figures, personOf };
}

test('what the page says of the made-up chats is so', () => {
  const [ana, okafor, family] = ['Ana', 'Mr Okafor', 'Family'].map((title) => figuresOf(chatOf(title)));
  const minutes = Math.round((ana?.personOf('Ana')?.replies?.medianMs ?? 0) / 60_000);
  const share = Math.round((okafor?.personOf('Mr Okafor')?.initiationShare?.share ?? 0) * 100);
  const byWeekday = family?.heat.map((hours) => hours.reduce((sum, each) => sum + each, 0)) ?? [];
  const weekday = ['Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur', 'Sun'][
    byWeekday.indexOf(Math.max(...byWeekday))
  ];
  expect(demos.insights.lines).toEqual([
    `Ana usually answers Mia within ${minutes} minutes.`,
    `Mr Okafor starts ${share} percent of his conversations with Mia.`,
    `The family chat is busiest on ${weekday}days.`,
    `The longest streak of Mia and Ana is ${ana?.streakOfBoth?.days} days.`,
  ]);
});

test('the sample answers quote messages of the made-up chats', () => {
  for (const { chat } of Object.values(demos)) {
    const said = chats
      .flatMap(({ people, messages }) =>
        Array.from(messages, (message) => ({ ...message, name: people.get(message.sender ?? '') })),
      )
      .find(({ text }) => text === chat.proof.text);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
    expect([said?.name, day.format(said?.at ?? 0)]).toEqual([chat.proof.from, chat.proof.when]);
  }
  const theo = [...chatOf('Family').messages].filter(({ sender }) => sender === 'Uncle Theo').length;
  expect(demos.insights.chat.answer).toBe(`The last of ${theo} messages is from 28 September 2026.`);
});
