import { previewMessagesPerDay } from '#contract/conversations/conversations.ts';
import type { CountedMeter } from './quota.table.ts';

interface MessageMeter {
  meter: CountedMeter;
  /** The day in UTC in which it counts; null for the month of the workspace: see `meterPeriod`. */
  period: string | null;
  /** Null where the plan sets it. */
  quota: number | null;
}

/** Where a message is counted: what owners try in the preview is not taken from their plan. */
export function messageMeter(isPreview: boolean, now: Date): MessageMeter {
  return isPreview
    ? { meter: 'previews', period: now.toISOString().slice(0, 10), quota: previewMessagesPerDay }
    : { meter: 'messages', period: null, quota: null };
}
