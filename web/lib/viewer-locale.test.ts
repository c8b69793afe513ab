import { afterEach, expect, test } from 'vitest';
import { formatNumber } from './format.ts';
import { formatDate, formatDateTime } from './format-time.ts';
import { setViewerLocale } from './viewer-locale.ts';

afterEach(() => setViewerLocale({ language: 'en-US' }));

test('moments are shown in the zone and the manner that the viewer chose', () => {
  setViewerLocale({ language: 'de', timeZone: 'Asia/Tokyo' });
  expect(formatDateTime('2026-01-02T20:30:00Z')).toBe('03.01.2026, 05:30');
  expect(formatNumber(12_345)).toBe('12.345');
});

test('a day of the calendar stays that day in every zone', () => {
  setViewerLocale({ language: 'en-US', timeZone: 'Pacific/Kiritimati' });
  expect(formatDate(new Date(2026, 0, 2, 23))).toBe('Jan 2, 2026');
});
