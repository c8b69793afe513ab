import type { DateOrder } from '#contract/chat-imports/chat-imports.ts';
import type { MessagePlace } from '#core/chat-archives/message-place.ts';
import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { cleanName } from '#core/chat-archives/reading/clean-name.ts';
import { createMessage } from '#core/chat-archives/reading/create-message.ts';
import { createReport } from '#core/chat-archives/reading/create-report.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import { personKey } from '#core/chat-archives/reading/person-key.ts';
import type { ReadingOptions } from '#core/chat-archives/reading/reading-options.ts';
import { splitLines, type TextLine } from '#core/chat-archives/reading/split-lines.ts';
import { dayOfParts, type PrintedDay } from './day-of-parts.ts';
import { describeText } from './describe-text.ts';
import { mentionsOf } from './mentions-of.ts';
import { type Header, parseHeader } from './parse-header.ts';
import { splitAuthor } from './split-author.ts';
import { type FileSurvey, surveyFile } from './survey-file.ts';
import { titleOfFile } from './title-of-file.ts';

/** A chat, or the question that only its owner can answer: with two dates of the file, in which order they are. */
export type ReadWhatsApp =
  | { kind: 'chat'; chat: ReadChat }
  | { kind: 'asks'; samples: string[]; possible: DateOrder[] };

const dayMs = 86_400_000;

/**
 * Reads the text that WhatsApp exports, of any phone and language. Null when the file is none. What it says itself is
 * all there is: reactions, answers to messages and who has read them are not in such an export.
 */
export function readWhatsapp(file: ExportFile, options: ReadingOptions): ReadWhatsApp | null {
  const survey = surveyFile(splitLines(file.pieces()));
  if (survey === null) return null;
  const decided = survey.evidence.decide();
  const order = decided.order ?? options.dateOrder;
  if (order === null)
    return {
      kind: 'asks',
      samples: survey.samples,
      possible: decided.order === null ? decided.possible : [],
    };
  const because = decided.order === null ? 'You said so.' : decided.because;
  options.report.addNote(`Dates are read as ${orderWords[order]}. ${because}`);
  return { kind: 'chat', chat: readChat(file, survey, order, options) };
}

const orderWords: Record<DateOrder, string> = {
  dmy: 'day, month, year',
  mdy: 'month, day, year',
  ymd: 'year, month, day',
};

function readChat(file: ExportFile, survey: FileSurvey, order: DateOrder, options: ReadingOptions): ReadChat {
  const title = titleOfFile([options.uploadName, file.name]);
  const of = { file, survey, order, title, options, facts: noFacts() };
  let length = 0;
  for (const _message of readMessages(of)) length += 1;
  const { people, saysGroup, hasSeconds } = of.facts;
  // What was not understood is in the report by now.
  const again = { ...of, options: { ...options, report: createReport() } };
  return {
    platform: 'whatsapp',
    key: title === '' ? [...people.keys()].sort().join(', ') : title,
    title: title === '' ? [...people.values()].join(', ') : title,
    isGroup: people.size > 2 || saysGroup,
    isToTheMinute: !hasSeconds,
    isOwnOnly: false,
    hasGaps: false,
    people,
    messages: { length, [Symbol.iterator]: () => readMessages(again) },
  };
}

/** What is known of a chat once all of its messages were read. */
interface ChatFacts {
  people: Map<string, string>;
  saysGroup: boolean;
  hasSeconds: boolean;
}

const noFacts = (): ChatFacts => ({ people: new Map(), saysGroup: false, hasSeconds: false });

interface ReadingOf {
  file: ExportFile;
  survey: FileSurvey;
  order: DateOrder;
  title: string;
  options: ReadingOptions;
  facts: ChatFacts;
}

function* readMessages(of: ReadingOf): Generator<ReadMessage> {
  const { file, survey } = of;
  const reading = createReading(of);
  const dayOf = createDayReader(of.order);
  let number = 0;
  let isBoundary = true;
  for (const line of splitLines(file.pieces())) {
    const { text, end } = line;
    number += 1;
    const header = isBoundary || !survey.endsWithReturn ? parseHeader(text) : null;
    const day = header?.shape === survey.shape ? dayOf(header.parts) : null;
    if (header === null || day === null) reading.addLine(line, number);
    else
      yield* reading.begin({
        header,
        day,
        lines: [text.slice(header.end)],
        place: placeOf(file, line, number),
      });
    isBoundary = end === '\r\n';
  }
  yield* reading.end();
}

/** Reads days; most messages are of the day of the one before. */
function createDayReader(order: DateOrder): (parts: Header['parts']) => PrintedDay | null {
  let last: readonly number[] = [];
  let day: PrintedDay | null = null;
  return (parts) => {
    if (!parts.every((part, index) => part === last[index])) day = dayOfParts(parts, order);
    last = parts;
    return day;
  };
}

function placeOf(file: ExportFile, { text, start }: TextLine, line: number): MessagePlace {
  return { file: file.name, line, start, end: start + text.length };
}

/** A message whose lines are still coming. */
interface Begun {
  header: Header;
  day: PrintedDay;
  lines: string[];
  place: MessagePlace;
}

interface Reading {
  /** Answers the message that is now complete, if there is one: what follows a message may say something of it. */
  begin(begun: Begun): ReadMessage[];
  /** A further line of the message at hand. */
  addLine(line: TextLine, number: number): void;
  end(): ReadMessage[];
}

function createReading({ file, survey, title, options, facts }: ReadingOf): Reading {
  const { people } = facts;
  const keys = new Map<string, string>();
  let current: Begun | null = null;
  let before: ReadMessage | null = null;
  let latest: number | null = null;

  function keyOf(author: string): string {
    const known = keys.get(author);
    if (known !== undefined) return known;
    const key = personKey(author);
    keys.set(author, key);
    if (!people.has(key)) people.set(key, cleanName(author).replace(/^~\s*/, ''));
    return key;
  }

  const isTitle = (author: string): boolean => title !== '' && cleanName(author) === title;

  function finish({ header, day, lines, place }: Begun): ReadMessage {
    facts.hasSeconds ||= header.hasSeconds;
    const { at, trouble } = options.clock.toUtc(day.ms + header.timeMs);
    const message = describeMessage(lines, survey.authors, isTitle);
    if (message.author === null && /group|gruppe|grupo|gruppo|groep|groupe|групп/i.test(message.text))
      facts.saysGroup = true;
    const isBack = latest !== null && at < latest - dayMs;
    if (isBack && before !== null && !before.flags.includes('may-be-pasted'))
      before.flags.push('may-be-pasted');
    const { author, ...rest } = message;
    const flags = [...rest.flags];
    if (trouble !== null) flags.push(trouble);
    if (day.calendar !== null) flags.push(day.calendar);
    if (isBack) flags.push('may-be-pasted');
    const sender = author === null ? null : keyOf(author);
    if (!isBack) latest = Math.max(latest ?? at, at);
    return createMessage({ at, sender, ...rest, flags, mentions: mentionsOf(rest.text), place });
  }

  function takeBefore(next: Begun | null): ReadMessage[] {
    if (current === null) {
      current = next;
      return [];
    }
    const message = finish(current);
    const complete = before;
    before = message;
    current = next;
    return complete === null ? [] : [complete];
  }

  return {
    begin: takeBefore,
    addLine({ text, start }, line) {
      if (current !== null) {
        current.lines.push(text);
        // Blank lines after a message are not part of it.
        if (text !== '') current.place.end = start + text.length;
      } else if (text.trim() !== '') options.report.addUnread({ file: file.name, line, text });
    },
    end() {
      const complete = takeBefore(null);
      return before === null ? complete : [...complete, before];
    },
  };
}

/** The parts of a message that its text tells. */
function describeMessage(
  lines: readonly string[],
  authors: ReadonlyMap<string, number>,
  isTitle: (author: string) => boolean,
): Pick<ReadMessage, 'kind' | 'media' | 'text' | 'flags'> & { author: string | null } {
  const whole = lines.length === 1 ? (lines[0] ?? '') : trimEnd(lines).join('\n');
  const split = splitAuthor(whole, authors);
  if (split === null) return systemLine(cleanName(whole));
  const described = describeText(split.text, split.text.startsWith('\u200e') && isTitle(split.author));
  if (described.kind === 'system') return systemLine(described.text);
  return { ...described, author: split.author };
}

function systemLine(text: string): ReturnType<typeof describeMessage> {
  return { kind: 'system', media: null, text, flags: [], author: null };
}

/** Blank lines inside a message are part of it; those after it are not. */
function trimEnd(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line !== '');
  return lines.slice(0, Math.max(1, last + 1));
}
