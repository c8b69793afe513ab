import type { WrappedCardId } from '#contract/wrapped/wrapped.ts';

/** What one card of a year says. */
export interface WrappedCard {
  id: WrappedCardId;
  year: number;
  title: string;
  /** The one figure of the card. */
  value: string;
  detail: string;
  /** A column for each month or hour, from 0 to 1; `label` is below it. */
  columns: readonly { label: string; share: number }[];
  /** A bar for each, from 0 to 1, with its text and its figure. */
  rows: readonly { label: string; figure: string; share: number }[];
  /** How it was counted. */
  how: string;
}
