import { describe, expect, test } from 'vitest';
import { judgeEndpoint } from './judge-endpoint.ts';
import { orderKeyOf } from './order-key-of.ts';
import { pauseBeforeNext } from './pause-before-next.ts';
import { pauseOfEndpoint } from './pause-of-endpoint.ts';

test('attempts come over 24 hours with growing pauses', () => {
  const due: (number | null)[] = [];
  let minutes = 0;
  for (let failed = 1; failed <= 8; failed++) {
    const secondsLeft = 26 * 3_600 - minutes * 60;
    const pause = pauseBeforeNext({ failed, retryAfterSeconds: null, secondsLeft });
    if (pause !== null) minutes += pause / 60;
    due.push(pause === null ? null : minutes);
  }
  expect(due).toEqual([1, 5, 30, 120, 360, 720, 1440, null]);
});

test.each([
  ['asks for less than the schedule', 1, 5, 90_000, 60],
  ['asks for more', 1, 600, 90_000, 600],
  ['asks for a year', 1, 31_536_000, 90_000, 86_400],
  ['asks after the last attempt', 8, 600, 90_000, null],
  ['asks for more than is left', 1, 600, 599, null],
  ['fails where the schedule ends with the next attempt', 2, null, 240, 240],
  ['fails where the schedule ends before the next attempt', 2, null, 239, null],
])('an endpoint that %s', (_name, failed, retryAfterSeconds, secondsLeft, expected) => {
  expect(pauseBeforeNext({ failed, retryAfterSeconds, secondsLeft })).toBe(expected);
});

const agentId = 'agt_1';
test.each([
  ['a lead of a conversation', { agentId, leadId: 'lead_1', conversationId: 'cnv_1' }, 'cnv_1'],
  ['a lead without one', { agentId, leadId: 'lead_1', conversationId: null }, 'lead_1'],
  ['an answer', { agentId, conversationId: 'cnv_1', messageId: 'msg_1' }, 'cnv_1'],
  ['a booking of a lead', { agentId, bookingId: 'bkg_1', conversationId: null, leadId: 'lead_1' }, 'lead_1'],
  ['a booking alone', { agentId, bookingId: 'bkg_1', conversationId: null, leadId: null }, 'bkg_1'],
  ['a source', { agentId, sourceId: 'src_1' }, 'src_1'],
  ['usage', { meter: 'leads', percentage: 80 }, 'leads'],
  ['a test', { webhookId: 'whk_1' }, null],
])('the key by which %s is kept in order', (_name, data, expected) => {
  expect(orderKeyOf(data)).toBe(expected);
});

test.each([
  [0, 0],
  [4, 0],
  [5, 30],
  [6, 60],
  [9, 480],
  [10, 600],
  [10_000, 600],
])('after %i failures in a row an endpoint rests for %i seconds', (failures, seconds) => {
  expect(pauseOfEndpoint(failures)).toBe(seconds);
});

describe('an endpoint that fails', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  test.each([
    ['for an hour', 1, null, 'keep'],
    ['for a day', 24, null, 'warn'],
    ['for two days after a warning', 48, 24, 'keep'],
    ['for three days after a warning', 72, 48, 'switch-off'],
    ['for a month without a warning', 720, null, 'warn'],
    ['for a month, warned an hour ago', 720, 1, 'keep'],
    ['for a month, warned a day ago', 720, 24, 'switch-off'],
  ] as const)('%s', (_name, failing, warned, expected) => {
    const warnedAt = warned === null ? null : hoursAgo(warned);
    expect(judgeEndpoint({ failingSince: hoursAgo(failing), warnedAt }, now)).toBe(expected);
  });
});
