import type { Stance } from './reading/read-stance.ts';

/**
 * Whether a sentence says the contrary of a stretch of a source that has its words: one of the two denies, one says
 * "open" where the other says "closed", or only one of them limits ("only with an adult").
 */
export function isContrary(said: Stance, source: Stance): boolean {
  if (said.isDenied !== source.isDenied) return true;
  if (source.isLimited !== said.isLimited) return true;
  return said.sides.some(([one, other], at) => {
    const [sourceOne, sourceOther] = source.sides[at] ?? [false, false];
    return one !== other && one === sourceOther && other === sourceOne;
  });
}
