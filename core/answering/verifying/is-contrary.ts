import type { Stance } from './reading/read-stance.ts';

/**
 * Whether a sentence says the contrary of a stretch of a source that has its words: one of the two denies, or only the
 * sentence denies a condition ("if it is not damaged"), one says "open" where the other says "closed", only one of them limits ("only with an adult"), or the
 * sentence leaves open what the source does not ("or any other way"), or says of all, as free, for each group or until a
 * time what the source does not.
 */
export function isContrary(said: Stance, source: Stance): boolean {
  if (said.isDenied !== source.isDenied) return true;
  if (said.deniesCondition && !source.deniesCondition && !source.isDenied) return true;
  if (said.isOpen && !source.isOpen) return true;
  if (source.isLimited !== said.isLimited) return true;
  if (said.isUniversal && !said.isDenied && !source.mayBeUniversal) return true;
  if (said.isExcepting && !source.mayExcept) return true;
  if (said.isFree && !source.mayBeFree) return true;
  if (isOfOtherRate(said, source) || boundsOtherwise(said, source)) return true;
  return said.sides.some(([one, other], at) => {
    const [sourceOne, sourceOther] = source.sides[at] ?? [false, false];
    return one !== other && one === sourceOther && other === sourceOne;
  });
}

/** "€8 per group" where the source says "per person". */
function isOfOtherRate(said: Stance, source: Stance): boolean {
  if (said.rates.size === 0 || source.rates.size === 0) return false;
  return ![...said.rates].some((rate) => source.rates.has(rate));
}

/** "Until 15:00" where the source says "from 15:00". */
function boundsOtherwise(said: Stance, source: Stance): boolean {
  return [...said.directions].some(([figure, direction]) => {
    const told = source.directions.get(figure);
    return told !== undefined && told !== direction;
  });
}
