import { readValues } from './read-values.ts';

/** Which way a figure bounds: "from 15:00" and "over 6" upwards, "until 15:00" and "under 6" downwards. */
export type Direction = 'up' | 'down';

const BEFORE =
  /(?<!\p{L})(?:(?<up>from|since|over|above|more than|exceeding|at least|after|minimum(?: of)?|starting at|ab|seit|über|mindestens|nach)|(?<down>by(?= \d{1,2}(?:[:.]\d\d| ?[ap]\.?m))|until|till|up to|at most|under|below|less than|fewer than|before|no more than|maximum(?: of)?|bis(?: zu)?|unter|höchstens|vor))(?: (?:the|about|age|an order of|orders of))? (?=[€$£¥₺]?\s?[\p{N}]|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\p{L}))/giu;
const AFTER =
  /(?<figure>[\p{N}][\p{N}.,:]*)\s?(?:[€$£%]|\p{L}{1,8})? (?:or|and) (?:(?<up>more|over|above|older|longer|later)|(?<down>less|under|below|fewer|younger|shorter|earlier))(?!\p{L})/giu;
const FIGURE_LENGTH = 14;

/** The direction of each figure of a text that has one, by the key of the figure (`n:60`, `t:15:00`). */
export function readDirections(text: string): ReadonlyMap<string, Direction> {
  const directions = new Map<string, Direction>();
  const add = (figure: string, direction: Direction) => {
    const [first] = readValues(figure);
    if (first !== undefined && !directions.has(first.key)) directions.set(first.key, direction);
  };
  for (const { 0: found, index, groups } of text.matchAll(BEFORE)) {
    const start = index + found.length;
    const figure = text.slice(start, start + FIGURE_LENGTH).split(/\s(?=to|and|or|until|[–-])/u)[0] ?? '';
    add(figure, groups?.up === undefined ? 'down' : 'up');
  }
  for (const { groups } of text.matchAll(AFTER))
    add(groups?.figure ?? '', groups?.up === undefined ? 'down' : 'up');
  return directions;
}
