import type { Stance } from './reading/read-stance.ts';

/**
 * Whether a sentence says the contrary of a stretch of a source that has its words: one of the two denies, one says
 * "open" where the other says "closed", only one of them limits ("only with an adult"), or the
 * sentence leaves open what the source does not ("or any other way").
 */
export function isContrary(said: Stance, source: Stance): boolean {
  if (said.isDenied !== source.isDenied) return true;
  if (said.isOpen && !source.isOpen) return true;
  if (source.isLimited !== said.isLimited) return true;
  return said.sides.some(([one, other], at) => {
    const [sourceOne, sourceOther] = source.sides[at] ?? [false, false];
    return one !== other && one === sourceOther && other === sourceOne;
  });
}
