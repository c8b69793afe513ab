import { longLists } from './long-lists.ts';
import type { ReaderAnswer } from './reader-job.ts';

/** Characters of a line: a millisecond or two of parsing for the process that also answers chats. */
const charactersOfLine = 128_000;

/** An answer as lines of JSON: all but its long lists first, then those. */
export function writeAnswer(answer: ReaderAnswer): Buffer {
  const lists = longLists(answer).map((list) => list.splice(0));
  const lines = [lineOf({ head: answer })];
  for (const [list, items] of lists.entries()) {
    for (const json of inHandfuls(items)) lines.push(Buffer.from(`{"list":${list},"items":[${json}]}\n`));
  }
  return Buffer.concat(lines);
}

const lineOf = (line: object) => Buffer.from(`${JSON.stringify(line)}\n`);

/** A few items at a time, as JSON without the brackets. */
function* inHandfuls(items: readonly unknown[]): Generator<string> {
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
