import { formatCompact, formatDollars } from '#web/lib/format.ts';

/** $1.20; $1.20 and 4K tokens without a price; 4K tokens without a price */
export function describeCost({
  dollars,
  unpricedTokens,
}: {
  dollars: number;
  unpricedTokens: number;
}): string {
  if (unpricedTokens === 0) return formatDollars(dollars);
  const unpriced = `${formatCompact(unpricedTokens)} tokens without a price`;
  return dollars === 0 ? unpriced : `${formatDollars(dollars)} and ${unpriced}`;
}
