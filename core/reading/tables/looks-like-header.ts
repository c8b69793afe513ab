import { isQuestion } from '../is-question.ts';

/** A time, or a longer text with a figure. */
const VALUE = /\d[:.]\d{2}|^(?=.{20}).*\d/;

/** Names are short, all different and no figures; a table whose first row holds figures has no header. */
export function looksLikeHeader(first: string[], rest: string[][]): boolean {
  const names = first.filter((cell) => cell !== '');
  const isNameLike = names.every(
    (cell) => cell.length <= 80 && !isFigure(cell) && !isMark(cell) && !isQuestion(cell),
  );
  const isDistinct = new Set(names.map((name) => name.toLowerCase())).size === names.length;
  // Of two columns the first row may be a name with its value, as all others.
  const isPair = first.length === 2 && VALUE.test(first[1] ?? '');
  return names.length >= Math.min(2, first.length) && isNameLike && isDistinct && !isPair && rest.length > 0;
}

/** A number, price, date, time, phone number, email or web address: content, not a name. */
function isFigure(cell: string): boolean {
  return (/\d/.test(cell) && !/\p{L}{3,}/u.test(cell)) || /^\S+@\S+\.\S+$|^https?:\/\//i.test(cell);
}

/** A tick or a cross alone. */
function isMark(cell: string): boolean {
  return /^[^\p{L}\p{N}]{1,2}$/u.test(cell);
}
