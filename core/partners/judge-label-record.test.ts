import { expect, test } from 'vitest';
import { judgeLabelRecord, type LabelRecord, soundLabelRecord } from './judge-label-record.ts';

const day = (count: number) => new Date(Date.UTC(2027, 0, 1) + count * 86_400_000);
const of = (
  missing: number | null,
  warned: number | null = null,
  stopped: number | null = null,
): LabelRecord => {
  const [recordMissingSince = null, warnedAt = null, stoppedAt = null] = [missing, warned, stopped].map(
    (at) => (at === null ? null : day(at)),
  );
  return { recordMissingSince, warnedAt, stoppedAt };
};

test.each<[string, LabelRecord, boolean, number, ReturnType<typeof judgeLabelRecord>]>([
  ['there', soundLabelRecord, true, 0, { record: soundLabelRecord, news: null }],
  ['missing for the first time', soundLabelRecord, false, 0, { record: of(0), news: null }],
  ['missing for a day', of(0), false, 1.9, { record: of(0), news: null }],
  ['missing for two days', of(0), false, 2, { record: of(0, 2), news: 'warn' }],
  ['missing long before somebody could be warned', of(0), false, 30, { record: of(0, 30), news: 'warn' }],
  ['missing after the warning', of(0, 2), false, 6.9, { record: of(0, 2), news: null }],
  ['missing five days after the warning', of(0, 2), false, 7, { record: of(0, 2, 7), news: 'stop' }],
  ['missing for good', of(0, 2, 7), false, 100, { record: of(0, 2, 7), news: null }],
  ['back before the warning', of(0), true, 1, { record: soundLabelRecord, news: null }],
  ['back after the warning', of(0, 2), true, 3, { record: soundLabelRecord, news: null }],
  ['back after the stop', of(0, 2, 7), true, 20, { record: soundLabelRecord, news: null }],
])('a record that is %s', (_what, known, isThere, now, expected) => {
  expect(judgeLabelRecord(known, isThere, day(now))).toEqual(expected);
});
