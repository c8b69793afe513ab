import { NAMES } from './true-sentences.ts';

export interface Planted {
  text: string;
  kind: 'figure' | 'name' | 'negation' | 'no and negation' | 'addition';
}

/** What comes out true by chance. */
const ALSO_TRUE = ['A 250 g bag of Morning Tide costs £8.50.'];
const FIGURE = /(?<![\p{L}\d.,:])\d[\d.,:]*\d|(?<![\p{L}\d.,:])\d/gu;
const WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
/** What a model adds of its own. */
const ADDITIONS = [
  'with a free umbrella',
  'and is made of bamboo',
  'after a medical examination',
  'for members of the chess club',
  'with a view of the harbour',
  'at the request of the landlord',
  'to protect the environment',
  'in a heated greenhouse',
  'by bicycle courier',
  'with a lifetime guarantee',
];
/** Verbs that a "not" goes behind. */
const AUXILIARY = /(?<!\p{L})(is|are|was|can|should|has|have|does|may) (?!not)/u;
const PLAIN_VERB = /^((?:We|You)) (?!do not|never|are|can|should|have|get)(\p{Ll}+)/u;
const DENIAL = /(?<!\p{L})not(?!\p{L})/u;
const DENIED = /(?<!\p{L})(?: ?do not| ?does not| ?not| ?never)(?!\p{L})|(?<!\p{L})no (?=minimum|lift)/u;

/**
 * False sentences from a true one: another figure, another name, the contrary, the contrary behind a "No", something
 * added. The same on every run.
 */
export function plantFalsehoods(
  firm: string,
  sentence: string,
  figures: readonly string[],
  seed: number,
): Planted[] {
  const planted: Planted[] = [];
  for (const turn of [seed, seed + 3]) {
    const figure = swapFigure(sentence, figures, turn);
    if (figure !== null) planted.push({ text: figure, kind: 'figure' });
    const name = swapName(firm, sentence, turn);
    if (name !== null) planted.push({ text: name, kind: 'name' });
  }
  const negation = negate(sentence);
  if (negation !== null) {
    planted.push({ text: negation, kind: 'negation' });
    if (DENIAL.test(negation)) planted.push({ text: `No, ${negation}`, kind: 'no and negation' });
  }
  const addition = ADDITIONS[seed % ADDITIONS.length] as string;
  planted.push({ text: `${sentence.replace(/\.$/u, '')} ${addition}.`, kind: 'addition' });
  const seen = new Set([sentence, ...ALSO_TRUE]);
  return planted.filter(({ text }) => !seen.has(text) && seen.add(text) !== undefined);
}

function swapFigure(sentence: string, figures: readonly string[], seed: number): string | null {
  const own: string[] = sentence.match(FIGURE) ?? [];
  const target = own[seed % Math.max(1, own.length)];
  if (target !== undefined) {
    const others = figures.filter(
      (each) => !own.includes(each) && each.includes(':') === target.includes(':'),
    );
    const other = others[(seed * 7) % others.length];
    return other === undefined ? null : replaceOnce(sentence, target, other);
  }
  const word = WORDS.find((each) => new RegExp(`\\b${each}\\b`, 'iu').test(sentence));
  if (word === undefined) return null;
  const other = WORDS[(WORDS.indexOf(word) + 1 + (seed % (WORDS.length - 1))) % WORDS.length] as string;
  return sentence.replace(new RegExp(`\\b${word}\\b`, 'iu'), other);
}

function swapName(firm: string, sentence: string, seed: number): string | null {
  for (const line of (NAMES[firm] ?? '').split('\n')) {
    const names = line.split('|');
    const present = names.find((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(sentence));
    const others = names.filter((name) => !sentence.includes(name));
    if (present !== undefined && others.length > 0)
      return replaceOnce(sentence, present, others[seed % others.length] as string);
  }
  return null;
}

function negate(sentence: string): string | null {
  if (DENIED.test(sentence))
    return sentence.replace(DENIED, (found) => (found.startsWith('no ') ? 'a ' : '')).trim();
  if (AUXILIARY.test(sentence)) return sentence.replace(AUXILIARY, '$1 not ');
  if (PLAIN_VERB.test(sentence)) return sentence.replace(PLAIN_VERB, '$1 do not $2');
  return null;
}

function replaceOnce(text: string, from: string, to: string): string {
  const at = text.search(new RegExp(`(?<![\\p{L}\\d.,:])${from.replace(/[.]/gu, '\\.')}(?!\\d)`, 'u'));
  return at < 0 ? text : text.slice(0, at) + to + text.slice(at + from.length);
}
