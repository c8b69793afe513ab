import type { Meter } from '#contract/plans.ts';

/**
 * How much a limit matters, lowest first: something cannot be added; visitors notice it or soon will; visitors get no
 * answers.
 */
export type LimitWeight = 'information' | 'warning' | 'stopped';

const nearPercentage = 80;

/** What it means for visitors and for the owner that a meter is nearly or wholly used up. */
const weights: Record<Meter, { near: LimitWeight | null; full: LimitWeight }> = {
  messages: { near: 'warning', full: 'stopped' },
  leads: { near: 'information', full: 'warning' },
  agents: { near: null, full: 'information' },
  links: { near: null, full: 'information' },
  files: { near: null, full: 'information' },
  characters: { near: null, full: 'information' },
};

/**
 * The weight of a meter's state; null while there is nothing to say.
 * @param percentage used, in whole percent of the limit; 0 when unlimited
 * @param hasSpare whether the embedded engine still answers without charge: see `spareMessagesOf`
 */
export function weighMeter(meter: Meter, percentage: number, hasSpare: boolean): LimitWeight | null {
  if (meter === 'messages' && percentage >= 100 && hasSpare) return 'warning';
  if (percentage >= 100) return weights[meter].full;
  return percentage >= nearPercentage ? weights[meter].near : null;
}
