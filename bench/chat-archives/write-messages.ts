/** A message of a made-up chat. */
export interface MadeUp {
  at: number;
  sender: string;
  text: string;
}

const words =
  'the ferry leaves at nine and we meet near old harbour with bread cheese coffee tomorrow maybe later'.split(
    ' ',
  );
const senders = ['Ann', 'Bo', 'Cy', 'Dee'];

/** Messages of a made-up chat, the same each time: from a congruence, not from chance. */
export function* writeMessages(count: number): Generator<MadeUp> {
  let state = 12_345;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  let at = Date.UTC(2018, 0, 13);
  for (let index = 0; index < count; index += 1) {
    at += next(40) === 0 ? next(20 * 3_600_000) : next(180_000);
    const length = 2 + next(10);
    const text = Array.from({ length }, () => words[next(words.length)]).join(' ');
    yield { at, sender: senders[next(senders.length)] ?? 'Ann', text };
  }
}
