const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LONG_WORD = /[\p{L}]{4,}/gu;

/** A small generator of repeatable numbers in [0, 1) (Park and Miller's). */
function createRandom(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** One slip of the finger in one word of four letters or more: two letters swapped, one left out, doubled or wrong. */
export function makeTypo(question: string, seed: number): string {
  const random = createRandom(seed * 7_919 + 17);
  random();
  const words = [...question.matchAll(LONG_WORD)];
  const word = words[Math.floor(random() * words.length)];
  if (!word) return question;
  const letters = Array.from(word[0]);
  const at = 1 + Math.floor(random() * (letters.length - 2));
  const slip = Math.floor(random() * 4);
  const letter = letters[at] as string;
  if (slip === 0) letters.splice(at, 2, letters[at + 1] as string, letter);
  else if (slip === 1) letters.splice(at, 1);
  else if (slip === 2) letters.splice(at, 0, letter);
  else letters.splice(at, 1, LETTERS.charAt(Math.floor(random() * LETTERS.length)));
  return question.slice(0, word.index) + letters.join('') + question.slice(word.index + word[0].length);
}
