import { median } from '../chat/load-chats.ts';
import type { Sample } from './take-sample.ts';

export interface Growth {
  what: string;
  middle: number;
  last: number;
  perHour: number;
  isFlat: boolean;
}

/** So much is noise: a pool opens a connection more, a collection of garbage comes a little later. */
const tolerated = { share: 0.1, amount: 12 };

/**
 * How each figure grew: the medians of the second and the last third of the samples. The first third is left out, as caches fill in it.
 * @param hours between the first and the last sample
 */
export function describeGrowth(samples: readonly Sample[], hours: number): Growth[] {
  const third = Math.floor(samples.length / 3);
  return Object.keys(samples[0] ?? {}).map((what) => {
    const of = (from: number) => median(samples.slice(from, from + third).map((sample) => sample[what] ?? 0));
    const middle = of(third);
    const last = of(third * 2);
    return {
      what,
      middle,
      last,
      perHour: (last - middle) / (hours / 3),
      isFlat: last - middle <= Math.max(tolerated.amount, middle * tolerated.share),
    };
  });
}
