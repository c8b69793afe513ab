const LEAST = 0.27;
const LEAST_OF_FEW = 0.45;
const FEW_PASSAGES = 4;
const NO_LONGER_FEW = 7;

/**
 * From this nearness on something is shown: about nine in ten off-topic questions to a small firm, and more to a large site,
 * stay below. Among a handful of passages there is always a nearest one, which says little: a shop with one page would
 * answer "Do you sell helmets?" with its opening hours.
 */
export function leastNearness(passageCount: number): number {
  const share = (NO_LONGER_FEW - passageCount) / (NO_LONGER_FEW - FEW_PASSAGES);
  return LEAST + (LEAST_OF_FEW - LEAST) * Math.min(1, Math.max(0, share));
}
