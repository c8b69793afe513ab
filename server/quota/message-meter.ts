import { previewMessagesPerDay } from '#contract/conversations/conversations.ts';
import { monthPeriod } from '#core/plans/month-period.ts';
import type { CountedMeter } from './quota.table.ts';

interface MessageMeter {
  meter: CountedMeter;
  /** The time in UTC in which it counts: a month or a day. */
  period: string;
  /** Null where the plan sets it. */
  quota: number | null;
}

/** Where a message is counted: what owners try in the preview is not taken from their plan. */
export function messageMeter(isPreview: boolean, now: Date): MessageMeter {
  return isPreview
    ? { meter: 'previews', period: now.toISOString().slice(0, 10), quota: previewMessagesPerDay }
    : { meter: 'messages', period: monthPeriod(now), quota: null };
}
