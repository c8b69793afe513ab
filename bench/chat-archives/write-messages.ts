/** A message of a made-up chat. */
export interface MadeUp {
  at: number;
  sender: string;
  text: string;
}

const frequentWords =
  'the ferry leaves at nine and we meet near old harbour with bread cheese coffee tomorrow maybe later'.split(
    ' ',
  );
const otherWords = 30_000;
const senders = ['Ann', 'Bo', 'Cy', 'Dee'];

/** One of many words, told apart by their syllables. */
const madeUpWord = (rank: number): string =>
  rank
    .toString(10)
    .replaceAll(/\d/g, (digit) => 'baneligokuratefusomi'.slice(Number(digit) * 2, Number(digit) * 2 + 2));

/**
 * Messages of a made-up chat, the same each time: from a congruence, not from chance. Half of the words are a few that are
 * frequent, the others come from thousands, the first of them far more often than the last.
 */
export function* writeMessages(count: number): Generator<MadeUp> {
  let state = 12_345;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  const nextWord = () =>
    next(2) === 0
      ? frequentWords[next(frequentWords.length)]
      : madeUpWord(Math.floor((next(10_000) / 10_000) ** 3 * otherWords));
  let at = Date.UTC(2018, 0, 13);
  for (let index = 0; index < count; index += 1) {
    at += next(40) === 0 ? next(20 * 3_600_000) : next(180_000);
    const length = 2 + next(10);
    const text = Array.from({ length }, () => nextWord()).join(' ');
    yield { at, sender: senders[next(senders.length)] ?? 'Ann', text };
  }
}
