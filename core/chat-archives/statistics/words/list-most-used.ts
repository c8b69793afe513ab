import { messageMedia } from '#contract/chat-archives/chat-archives.ts';
import type { ArchiveWords } from '#contract/chat-figures/chat-figures.schemas.ts';
import { termSigns } from './term-signs.ts';

const mostShown = 40;

type Counted = readonly [term: string, times: number];

/** Terms of one kind. */
interface Most {
  counted: Counted[];
  /** What is used less often is not among those that are shown. */
  least: number;
}

/**
 * The words, emoji and websites that are used most, and all kinds of media.
 * @param terms each once
 * @param totals how often each of them is used
 */
export function listMostUsed(terms: readonly string[], totals: ArrayLike<number>): ArchiveWords {
  const kinds = new Map<string, Most>(
    Object.values(termSigns).map((sign) => [sign, { counted: [], least: 1 }]),
  );
  for (const [place, term] of terms.entries()) {
    const times = totals[place] ?? 0;
    const most = kinds.get(term[0] ?? '');
    if (most === undefined || times < most.least) continue;
    most.counted.push([term, times]);
    // Now and then: of a hundred thousand words nearly all are behind the first ones.
    if (most.counted.length >= 10 * mostShown) keepFirst(most);
  }
  const listed = (sign: string): [string, number][] => {
    const most = kinds.get(sign);
    if (most === undefined) return [];
    keepFirst(most);
    return most.counted.map(([term, times]) => [term.slice(1), times]);
  };
  return {
    words: listed(termSigns.word).map(([word, count]) => ({ word, count })),
    emoji: listed(termSigns.emoji).map(([emoji, count]) => ({ emoji, count })),
    domains: listed(termSigns.domain).map(([domain, count]) => ({ domain, count })),
    media: listed(termSigns.media).flatMap(([name, count]) => {
      const media = messageMedia.find((each) => each === name);
      return media === undefined ? [] : [{ media, count }];
    }),
  };
}

/** Most first; of equally many the one that comes first in the order of characters. */
function keepFirst(most: Most): void {
  most.counted.sort(([first, one], [second, other]) => other - one || (first < second ? -1 : 1));
  most.counted.splice(mostShown);
  if (most.counted.length === mostShown) most.least = most.counted[mostShown - 1]?.[1] ?? 1;
}
