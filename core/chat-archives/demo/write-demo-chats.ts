import { type DemoChat, demoChats } from './demo-chats.ts';

/** A file as a chat app would have exported it. */
export interface DemoFile {
  name: string;
  text: string;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

interface Line {
  at: number;
  from: string;
  text: string;
}

/**
 * The made-up chats that visitors of the public page can ask about, as exports: the same on every machine. Between the lines
 * that are written for it are small talk and silences.
 */
export function writeDemoChats(): DemoFile[] {
  return demoChats.map((chat, index) => {
    const lines = [...smallTalk(chat, index + 1), ...chat.lines.map(readLine)].toSorted(
      (one, other) => one.at - other.at,
    );
    return chat.app === 'telegram'
      ? { name: 'result.json', text: asTelegram(chat, lines, index + 1) }
      : { name: `WhatsApp Chat with ${chat.title}.txt`, text: lines.map(asWhatsapp).join('\n') };
  });
}

function readLine([at, from, text]: DemoChat['lines'][number]): Line {
  return { at: Date.parse(`${at}:00Z`), from, text };
}

/** A few lines every few days, at hours that people are awake. */
function smallTalk({ people, every, talk, from, to }: DemoChat, seed: number): Line[] {
  const random = createRandom(seed);
  const lines: Line[] = [];
  for (let day = Date.parse(from); day < Date.parse(to); day += (1 + random(every * 2 - 1)) * dayMs) {
    let at = day + (9 * 60 + random(12 * 60)) * minuteMs;
    let writer = random(people.length);
    for (let left = 2 + random(5); left > 0; left -= 1) {
      lines.push({ at, from: people[writer] ?? '', text: talk[random(talk.length)] ?? '' });
      writer = (writer + 1 + random(people.length - 1)) % people.length;
      at += (1 + random(24)) * minuteMs;
    }
  }
  return lines;
}

/** Numbers below a limit, in an order that looks like chance and is always the same. */
function createRandom(seed: number): (below: number) => number {
  let state = seed * 7_919;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function asWhatsapp({ at, from, text }: Line): string {
  const time = new Date(at).toISOString();
  return `${time.slice(8, 10)}/${time.slice(5, 7)}/${time.slice(0, 4)}, ${time.slice(11, 16)} - ${from}: ${text}`;
}

function asTelegram({ title, people }: DemoChat, lines: readonly Line[], id: number): string {
  const messages = lines.map(({ at, from, text }, index) => ({
    id: index + 1,
    type: 'message',
    date: new Date(at).toISOString().slice(0, 19),
    date_unixtime: String(at / 1_000),
    from,
    from_id: `user${id}${people.indexOf(from)}`,
    text,
  }));
  return JSON.stringify({ name: title, type: 'personal_chat', id, messages });
}
