import type { Services } from '#server/context.ts';

/** The day that questions count for, in UTC, as `2024-03-05`. */
export function dayOfAsking({ clock }: Pick<Services, 'clock'>): string {
  return clock.now().toISOString().slice(0, 10);
}
