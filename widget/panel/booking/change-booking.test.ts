import { expect, test } from 'vitest';
import type { BookingOffer, MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import { en } from '../words/en.ts';
import { changeBooking } from './change-booking.ts';
import { drawBooked } from './draw-booked.ts';
import { openBookingPanel } from './fixtures/open-booking-panel.ts';
import { en as own } from './words/en.ts';

const call: MadeBooking = {
  id: 'bkg_1',
  title: 'Intro call between Fernwood and Ada',
  email: 'ada@example.com',
  status: 'accepted',
  startAt: '2026-11-30T08:30:00.000Z',
  endAt: '2026-11-30T09:00:00.000Z',
  meetingUrl: null,
  manageUrl: 'https://cal.com/booking/uid1',
  createdAt: '2026-11-29T08:00:00.000Z',
};
const offer: BookingOffer = {
  title: call.title,
  minutes: 30,
  questions: [],
  days: [{ date: '2026-12-01', times: ['2026-12-01T08:00:00.000Z', '2026-12-01T09:00:00.000Z'] }],
  nextDate: null,
};
const moved = { booking: { ...call, startAt: '2026-12-01T08:00:00.000Z' } };

/** As it was shown when it was booked. */
function addOldCard(): void {
  const card = document.createElement('div');
  card.setAttribute('data-call', call.id);
  document.body.append(card);
}
const oldCards = () => document.querySelectorAll(`[data-call="${call.id}"]`).length;
const linkOf = () => document.querySelector('a.page')?.getAttribute('href');

async function open(answers: object[], bookings = [call]) {
  return openBookingPanel(answers, (context) => changeBooking(context, own, bookings));
}

test('times to move to are shown again for another one', async () => {
  const panel = await open([offer, offer]);
  expect(panel.text()).toContain(call.title);
  panel.press('Move');
  await expect.poll(() => panel.times()).toHaveLength(2);
  expect(panel.calls[0]).toMatchObject({ params: { bookingId: 'bkg_1' } });
  expect(panel.calls[0]?.path).toMatch(/bookings\/\{bookingId\}\/times\?timeZone=/);
  panel.press(panel.times()[0] ?? '');
  expect(panel.times()).toEqual([]);
  panel.press('Other times');
  await expect.poll(() => panel.times()).toHaveLength(2);
});

test('a call is moved after a question, and its new time takes the place of the old one', async () => {
  const panel = await open([offer, moved]);
  panel.press('Move');
  await expect.poll(() => panel.times()).toHaveLength(2);
  panel.press(panel.times()[0] ?? '');
  expect(panel.text()).toMatch(/1 December/);
  addOldCard();
  panel.press('Move to this time');
  await expect.poll(() => panel.said[0]?.textContent).toContain('Your call is moved');
  expect(panel.said[0]?.textContent).toMatch(/1 December/);
  expect(panel.calls[1]?.body).toEqual({ start: '2026-12-01T08:00:00.000Z' });
  expect(panel.shown.part).toBeUndefined();
  expect(oldCards()).toBe(0);
});

test('a call that was booked before, as after a reload, is cancelled by a button of its own', async () => {
  const panel = await openBookingPanel([{}], (context) => {
    document.body.append(drawBooked(context, own, call));
  });
  const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Move', 'Cancel the call']);
  document.querySelectorAll('button')[1]?.click();
  expect(panel.text()).toContain('Cancel this call?');
  panel.press('Cancel the call');
  await expect.poll(() => panel.said[0]?.textContent).toContain('Your call is cancelled');
  expect(panel.calls).toMatchObject([{ params: { bookingId: 'bkg_1' } }]);
});

test('a call that was moved can be moved again', async () => {
  const again = { booking: { ...call, startAt: '2026-12-01T09:00:00.000Z' } };
  const panel = await open([offer, moved, offer, again]);
  for (const at of [0, 1]) {
    const root = at === 0 ? document : panel.said[0];
    root?.querySelector('button')?.click();
    await expect.poll(() => panel.times()).toHaveLength(2);
    panel.press(panel.times()[at] ?? '');
    panel.press('Move to this time');
    await expect.poll(() => panel.said[at]?.textContent).toContain('Your call is moved');
  }
  expect(panel.calls[3]?.body).toEqual({ start: '2026-12-01T09:00:00.000Z' });
});

test('a time that is gone leads back to the others', async () => {
  const panel = await open([offer, { code: 'slot-taken' }, offer]);
  panel.press('Move');
  await expect.poll(() => panel.times()).toHaveLength(2);
  panel.press(panel.times()[0] ?? '');
  panel.press('Move to this time');
  await expect.poll(() => panel.text()).toContain('Someone else has just booked this time.');
  expect(panel.times()).toHaveLength(2);
});

test('a call is cancelled after one question, or kept', async () => {
  const panel = await open([{}]);
  panel.press('Cancel the call');
  expect(panel.text()).toContain('Cancel this call?');
  panel.press('Keep it');
  expect(panel.shown.part).toBeUndefined();
  expect(panel.calls).toEqual([]);
  const again = await open([{}]);
  again.press('Cancel the call');
  addOldCard();
  again.press('Cancel the call');
  await expect.poll(() => again.said[0]?.textContent).toContain('Your call is cancelled');
  expect(again.calls).toMatchObject([{ params: { bookingId: 'bkg_1' } }]);
  expect(oldCards()).toBe(0);
});

test.each([
  ['conflict', 'This call is over or was cancelled.', undefined],
  ['not-found', 'This call is over or was cancelled.', undefined],
  ['cannot-process', 'This call can’t be changed in the chat.', call.manageUrl],
  ['unavailable', 'Booking does not work at the moment.', call.manageUrl],
  ['offline', en.unreachable, call.manageUrl],
  ['rate-limited', en.tooOften, call.manageUrl],
])('where it cannot be cancelled (%s) it says why, and where else', async (code, sentence, link) => {
  const panel = await open([{ code }]);
  panel.press('Cancel the call');
  panel.press('Cancel the call');
  await expect.poll(() => panel.text()).toContain(sentence);
  expect(linkOf()).toBe(link);
  expect(panel.said).toEqual([]);
});

test.each([
  ['unavailable', 'Booking does not work at the moment.', call.manageUrl],
  ['conflict', 'This call is over or was cancelled.', undefined],
])('without times to move to (%s) it says why', async (code, sentence, link) => {
  const panel = await open([{ code }, offer]);
  panel.press('Move');
  await expect.poll(() => panel.text()).toContain(sentence);
  expect(linkOf()).toBe(link);
  if (code === 'conflict') return;
  panel.press(en.tryAgain);
  await expect.poll(() => panel.times()).toHaveLength(2);
});

test('each of several calls has its own buttons', async () => {
  const panel = await open([{}], [call, { ...call, id: 'bkg_2', title: 'Demo' }]);
  expect(panel.text()).toContain('Demo');
  const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Move', 'Cancel the call', 'Move', 'Cancel the call']);
  document.querySelectorAll('button')[3]?.click();
  panel.press('Cancel the call');
  await expect.poll(() => panel.calls).toMatchObject([{ params: { bookingId: 'bkg_2' } }]);
});
