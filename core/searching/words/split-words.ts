import { segmenterFor } from './segmenter-for.ts';

/**
 * A word: letters with their marks, joined by one apostrophe ("l'eau", "don't"), or a number with its separators
 * ("1,500.50"). Letters and digits that touch ("iphone15", "2fa") are one word.
 */
const WORD = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}\u200d]+(?:['’][\p{L}\p{M}]+)*/gu;

/** Scripts written without spaces between words. Hangul has spaces, but its endings stick to the word. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}]/u;
const UNSPACED_RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}\p{M}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}]+/gu;
const BEYOND_ASCII = /[\u0080-\uffff]/;
const ENGLISH_POSSESSIVE = /['’]s?$/;
const ELISION = /^(?:l|d|j|m|n|s|t|c|qu|un|dell|nell|sull|all|dall)['’]/;
const APOSTROPHE = /['’]/g;
const THOUSANDS = /(\p{N})[,.](?=\p{N}{3}(?!\p{N}))/gu;

/** A raised figure after a figure or a whole word is an exponent or the mark of a note, no part of either. */
const RAISED = /([\d\p{L}])(?<=\d|\p{L}{3})(?=[⁰¹²³⁴-⁹ⁿ])/gu;

function normalise(text: string): string {
  return text.replace(RAISED, '$1 ').normalize('NFKC');
}

function lowerCase(text: string, language: string): string {
  return language === 'tr' || language === 'az' ? text.toLocaleLowerCase(language) : text.toLowerCase();
}

/**
 * Both are terms: bigrams find what the dictionary does not know, and its words tell which characters belong
 * together.
 */
function pushUnspaced(run: string, words: string[]): void {
  const letters = Array.from(run);
  if (letters.length === 1) {
    words.push(run);
    return;
  }
  for (let at = 0; at + 1 < letters.length; at += 1) words.push(`${letters[at]}${letters[at + 1]}`);
  for (const { segment, isWordLike } of segmenterFor('zh').segment(run)) {
    if (isWordLike && Array.from(segment).length !== 2) words.push(segment);
  }
}

function pushWord(word: string, language: string, words: string[]): void {
  const first = word.charCodeAt(0);
  if (first >= 48 && first <= 57) {
    words.push(word.replace(THOUSANDS, '$1'));
    return;
  }
  let plain = word;
  if (plain.includes("'") || plain.includes('’')) {
    plain = language === 'en' ? plain.replace(ENGLISH_POSSESSIVE, '') : plain.replace(ELISION, '');
    // Turkish writes the endings of names behind an apostrophe.
    if (language === 'tr') plain = plain.split(/['’]/)[0] ?? plain;
    plain = plain.replace(APOSTROPHE, '');
  }
  if (plain !== '') words.push(plain);
}

/**
 * The lower-case words of a text in order, not yet stemmed. Chinese, Japanese, Thai and the like give overlapping
 * bigrams and the words of the platform's dictionary. Never throws, whatever the text.
 */
export function splitWords(text: string, language: string): string[] {
  const normal = lowerCase(BEYOND_ASCII.test(text) ? normalise(text) : text, language);
  const words: string[] = [];
  for (const word of normal.match(WORD) ?? []) {
    if (!UNSPACED.test(word)) {
      pushWord(word, language, words);
      continue;
    }
    for (const run of word.match(UNSPACED_RUN) ?? []) {
      if (UNSPACED.test(run)) pushUnspaced(run, words);
      else pushWord(run, language, words);
    }
  }
  return words;
}
