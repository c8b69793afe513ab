import { performance } from 'node:perf_hooks';
import { archiveMessageKinds } from '#contract/chat-archives/chat-archives.ts';
import { createReport } from '#core/chat-archives/reading/create-report.ts';
import { readExport } from '#core/chat-archives/reading/read-export.ts';
import { measureChats } from '#core/chat-archives/statistics/measure-chats.ts';
import { createZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import { writeTelegram } from './chat-archives/write-telegram.ts';
import { writeWhatsapp } from './chat-archives/write-whatsapp.ts';

/** Reads made-up exports and computes their figures: messages in a second, against a plain scan of the lines. */

const messages = Number(process.argv[2] ?? 500_000);
const clock = createZoneClock('Europe/London');
const megabytes = () => Math.round(process.memoryUsage.rss() / 1_048_576);

function timed<T>(what: string, count: number, work: () => T): T {
  const since = performance.now();
  const before = process.cpuUsage();
  const result = work();
  const seconds = (performance.now() - since) / 1_000;
  // On a machine that does other things the clock says little.
  const { user, system } = process.cpuUsage(before);
  const ofProcessor = (user + system) / 1_000_000;
  const rate = (of: number) => `${String(Math.round(count / of / 1_000)).padStart(7)} k/s`;
  process.stdout.write(
    `${what.padEnd(34)} ${seconds.toFixed(2).padStart(7)} s ${rate(seconds)} ${ofProcessor.toFixed(2).padStart(7)} s of CPU ${rate(ofProcessor)} ${String(megabytes()).padStart(6)} MB\n`,
  );
  return result;
}

process.stdout.write(`${messages.toLocaleString('en')} made-up messages\n`);
const whatsapp = writeWhatsapp(messages);
const telegram = writeTelegram(messages);
const read = (name: string, pieces: readonly string[]) =>
  readExport([{ name, pieces: () => pieces }], {
    clock,
    dateOrder: null,
    uploadName: name,
    report: createReport(),
  });

timed('plain scan of lines', messages, () =>
  whatsapp.reduce((sum, piece) => sum + piece.split('\n').length, 0),
);
const found = timed('reading WhatsApp', messages, () => read('WhatsApp Chat with Bo.txt', whatsapp));
timed('reading Telegram', messages, () => read('result.json', telegram));
if (found.kind !== 'chats') throw new Error('The made-up export was not read.');

const all = found.chats.flatMap((chat) => [...chat.messages]);
const people = [...new Set(all.map(({ sender }) => sender ?? ''))];
const columns = {
  at: Float64Array.from(all, ({ at }) => at ?? 0),
  chat: new Int32Array(all.length),
  person: Int32Array.from(all, ({ sender }) => (sender === null ? -1 : people.indexOf(sender))),
  kind: Uint8Array.from(all, ({ kind }) => archiveMessageKinds.indexOf(kind)),
  words: new Int32Array(all.length).fill(4),
  isQuestion: new Uint8Array(all.length),
  language: new Uint8Array(all.length).fill(1),
  tone: new Int8Array(all.length),
};
for (const gapMinutes of [240, 30])
  timed(`all figures, gap ${gapMinutes} min`, all.length, () =>
    measureChats(columns, { clock, gapMs: gapMinutes * 60_000 }),
  );
