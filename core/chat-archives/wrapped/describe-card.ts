import type { WrappedCard } from './wrapped-card.ts';

/** All that is on a card, in words, for those who do not see it. */
export function describeCard({ title, value, detail, rows, how, year }: WrappedCard): string {
  const listed = rows.map(({ label, figure }) => `${label}: ${figure}.`).join(' ');
  return [`${title}, ${year}: ${value}.`, detail, listed, `How it was counted: ${how}`]
    .filter(Boolean)
    .join(' ');
}
