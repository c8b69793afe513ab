import { labelWarnedAfterDays } from '#contract/partners/partners.ts';
import { labelStopsAt } from './label-stops-at.ts';

const dayMs = 86_400_000;

/** What is known of the TXT record that shows whose the domain of a white label is. */
export interface LabelRecord {
  /** Since when checks have not found it; null while it is there. */
  recordMissingSince: Date | null;
  /** When the partner was warned of that. */
  warnedAt: Date | null;
  /** When the host stopped being the partner's for that reason. */
  stoppedAt: Date | null;
}

/** The state of a record that is there. */
export const soundLabelRecord: LabelRecord = { recordMissingSince: null, warnedAt: null, stoppedAt: null };

/**
 * What a check of the record changes: the partner is warned when it has been missing for days, and the host stops
 * some days after that. Once the record is back everything is as before.
 * @returns what is known from now on, and what the partner has to know
 */
export function judgeLabelRecord(
  known: LabelRecord,
  isThere: boolean,
  now: Date,
): { record: LabelRecord; news: 'warn' | 'stop' | null } {
  if (isThere) return { record: soundLabelRecord, news: null };
  const record = { ...known, recordMissingSince: known.recordMissingSince ?? now };
  const stopsAt = labelStopsAt(known);
  if (stopsAt === null) {
    const isOverdue = now.getTime() - record.recordMissingSince.getTime() >= labelWarnedAfterDays * dayMs;
    return isOverdue ? { record: { ...record, warnedAt: now }, news: 'warn' } : { record, news: null };
  }
  const stops = known.stoppedAt === null && now >= stopsAt;
  return stops ? { record: { ...record, stoppedAt: now }, news: 'stop' } : { record, news: null };
}
