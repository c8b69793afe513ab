import { boundOfSize } from './bound-of-size.ts';

const LEAST = { small: 0.28, large: 0.38 };
const LEAST_OF_FEW = 0.45;
const FEW_PASSAGES = 6;
const NO_LONGER_FEW = 10;

/**
 * From this nearness on something is shown. Set on XQuAD, CLINC150 and the development firms: in a small index more
 * questions in a customer's own words are met, in a large one no more off-topic questions than before. Among a handful of
 * passages there is always a nearest one, which says little: a shop with one page would answer "Do you sell helmets?" with
 * its opening hours.
 */
export function leastNearness(passageCount: number): number {
  const usual = boundOfSize(LEAST, passageCount);
  const share = (NO_LONGER_FEW - passageCount) / (NO_LONGER_FEW - FEW_PASSAGES);
  return usual + (LEAST_OF_FEW - usual) * Math.min(1, Math.max(0, share));
}
