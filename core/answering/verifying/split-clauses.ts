import { readValues } from './reading/read-values.ts';

/** Where one statement of a sentence may end and the next begin. A comma within a number is none. */
const BREAK =
  /(?:;|(?<!\d),|,(?!\d)|\s[–—]\s|(?<!\p{L})(?:and|but|while|whereas|und|aber|y|pero|et|mais|e|ma|mas|en|maar|ve|ama)(?!\p{L})|，|；|、)/giu;
/** Also where one was glued to the next: "Returns are free(Ann speaks French", "4.90 eurosAnn speaks French". */
const STRONG_BREAK =
  /;|\(|(?<=[\p{Ll}\d])(?=\p{Lu}\p{Ll}+ )|,(?!\d)|(?<!\p{L})(?:while|whereas|but|aber|pero|mais|während)(?!\p{L})|，|；/gu;

const LONGEST_WORD = 60;
const LONGEST_BEFORE = 1_000;

const SOMEBODY = /^[,;([\s]*(?:\p{Ll}{2,6} )?(?:\p{Lu}[\p{L}.'’-]* )+(\p{Ll}[\p{L}'’]*)/u;
const IN_A_LIST = /^(?:and|or|on|in|at|of|to|from|for|with|by|until|und|oder|bis|von|y|o|a|et|ou|à|e)$/u;

/** A row as passages write it: "Riga: Price €380, Guarantee 5 years". */
const SUBJECT = /^([^\n:]{1,80}): (?=\S)/u;
/** Where each cell has its column before it, the first is the subject: "Size: A1; Matt: £18; Gloss: £21". */
const FIRST_CELL = /^([^\n:;]{1,40}: [^\n:;]{1,60}); (?=[^\n:;]{1,40}: \S)/u;

/** Three words or more on each side of a semicolon are a sentence each. */
const HALVES = /(?<=\S \S+ \S+);\s+(?=\S+ \S+ \S)/u;

/**
 * The statements of a sentence: its parts that each have a figure, or where it has none, those that each say something
 * of somebody else ("Ann speaks French, Tom speaks Dutch", "Ann speaks French (Tom speaks Dutch)"). What is before the colon of a row belongs to each.
 * @param isWord whether a word with a capital within, as "iPhone", is one word of the passages, and not two that were glued
 */
export function splitClauses(sentence: string, isWord: (word: string) => boolean = () => true): string[] {
  const subject = (FIRST_CELL.exec(sentence) ?? SUBJECT.exec(sentence))?.[1] ?? '';
  const rest = subject === '' ? sentence : sentence.slice(subject.length + 2);
  const halves = subject === '' ? rest.split(HALVES) : [rest];
  if (halves.length > 1) return halves.flatMap((half) => splitClauses(half, isWord));
  const places = [...rest.matchAll(BREAK)].map(({ index }) => index);
  const withFigures = splitWhere(rest, places, (part) => readValues(part).length > 0);
  const clauses =
    withFigures.length > 1 || subject !== ''
      ? withFigures
      : splitWhere(rest, listStrongBreaks(rest, isWord), saysOfSomebody);
  return subject === '' ? clauses : clauses.map((clause) => `${subject}: ${clause}`);
}

function listStrongBreaks(text: string, isWord: (word: string) => boolean): number[] {
  return [...text.matchAll(STRONG_BREAK)]
    .filter(({ 0: mark, index }) => mark !== '' || !isWord(wordAround(text, index)))
    .map(({ index }) => index);
}

function wordAround(text: string, at: number): string {
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(Math.max(0, at - LONGEST_WORD), at))?.[0] ?? '';
  const after = /^[\p{L}\p{N}]*/u.exec(text.slice(at, at + LONGEST_WORD))?.[0] ?? '';
  return before + after;
}

function splitWhere(text: string, breaks: readonly number[], isWhole: (part: string) => boolean): string[] {
  const clauses: string[] = [];
  let from = 0;
  let before = '';
  const push = (part: string) => {
    // Of what says nothing yet the end is enough: all of it would be read again for each part.
    if (isWhole(before.slice(-LONGEST_BEFORE) + part)) {
      clauses.push(before + part);
      before = '';
    } else before += part;
  };
  for (const at of breaks) {
    push(text.slice(from, at));
    from = at;
  }
  push(text.slice(from));
  if (before === '') return clauses;
  if (clauses.length === 0) return [before];
  clauses[clauses.length - 1] += before;
  return clauses;
}

/** Begins with a name and goes on with a verb; what goes on with "and" or "in" is part of a list. */
function saysOfSomebody(part: string): boolean {
  const [, next = ''] = SOMEBODY.exec(part) ?? [];
  return next !== '' && !IN_A_LIST.test(next);
}
