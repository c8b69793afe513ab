import { longLists } from './long-lists.ts';
import type { ReaderAnswer } from './reader-job.ts';

/** Characters of a line: a millisecond or two of parsing for the process that also answers chats. */
const charactersOfLine = 128_000;

/** An answer, one of whose long lists may be made while it is written. */
export type ReaderAnswerInLists =
  | ReaderAnswer
  | {
      answer: ReaderAnswer;
      list: number;
      items: Iterable<unknown>;
      /** What is answered in place of it when an item cannot be made. */
      answerTo(error: unknown): ReaderAnswer;
    };

/** An answer as lines of JSON: all but its long lists first, then those. A later head replaces the first. */
export function* writeAnswer(given: ReaderAnswerInLists): Generator<Uint8Array<ArrayBuffer>> {
  const answer = 'answer' in given ? given.answer : given;
  const lists: Iterable<unknown>[] = longLists(answer).map((list) => list.splice(0));
  if ('answer' in given) lists[given.list] = given.items;
  const encoder = new TextEncoder();
  const headOf = (head: ReaderAnswer) => encoder.encode(`${JSON.stringify({ head })}\n`);
  yield headOf(answer);
  try {
    for (const [list, items] of lists.entries())
      for (const json of inHandfuls(items)) yield encoder.encode(`{"list":${list},"items":[${json}]}\n`);
  } catch (error) {
    if (!('answer' in given)) throw error;
    yield headOf(given.answerTo(error));
  }
}

/** A few items at a time, as JSON without the brackets. */
function* inHandfuls(items: Iterable<unknown>): Generator<string> {
  let handful: string[] = [];
  let characters = 0;
  for (const item of items) {
    const json = JSON.stringify(item);
    handful.push(json);
    characters += json.length;
    if (characters < charactersOfLine) continue;
    yield handful.join(',');
    handful = [];
    characters = 0;
  }
  if (handful.length > 0) yield handful.join(',');
}
