import type { ErasedCounts } from '#contract/privacy/privacy.schemas.ts';

/** “3 conversations and 1 lead”. */
export function describeErased({ conversations, leads }: ErasedCounts): string {
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  return `${counted(conversations, 'conversation')} and ${counted(leads, 'lead')}`;
}
