import bidiFactory from 'bidi-js';

const bidi = bidiFactory();
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * One line in the order in which it is seen, in pieces from left to right. A piece of a script that is written from the
 * right stays in the order in which it is read: fonts turn it around themselves.
 */
export function orderForEyes(line: string): string[] {
  if (!rightToLeft.test(line)) return [line];
  const levels = bidi.getEmbeddingLevels(line);
  const order = Array.from({ length: line.length }, (_, index) => index);
  for (const [first, last] of bidi.getReorderSegments(line, levels))
    order.splice(first, last - first + 1, ...order.slice(first, last + 1).reverse());
  const pieces: { isTurned: boolean; isWord: boolean; indices: number[] }[] = [];
  for (const index of order) {
    const isTurned = ((levels.levels[index] ?? 0) & 1) === 1;
    const character = line.charAt(index);
    const isWord = isTurned && !/[\s\p{P}\p{S}]/u.test(character);
    const last = pieces.at(-1);
    if (last !== undefined && last.isTurned === isTurned && last.isWord === isWord) last.indices.push(index);
    else pieces.push({ isTurned, isWord, indices: [index] });
  }
  return pieces.map(({ isTurned, isWord, indices }) => {
    const inOrder = isWord ? indices.toReversed() : indices;
    const text = inOrder.map((index) => line.charAt(index));
    return (isTurned && !isWord ? text.map((each) => bidi.getMirroredCharacter(each) ?? each) : text).join(
      '',
    );
  });
}
