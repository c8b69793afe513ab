/** A character of a script without spaces between words. Korean has spaces: how its words are split is in `split-words.ts`. */
export const WRITTEN_WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
