import { expect, test } from 'vitest';
import type { BookingOffer } from '#contract/bookings/bookings.schemas.ts';
import { en } from '../words/en.ts';
import { openBookingPanel } from './fixtures/open-booking-panel.ts';
import { startBooking } from './start-booking.ts';
import { en as own } from './words/en.ts';

const offer: BookingOffer = {
  title: 'Intro call',
  minutes: 30,
  questions: [
    { slug: 'firm', label: 'Your firm', kind: 'text', isRequired: true, options: [] },
    { slug: 'topics', label: 'Topics', kind: 'choices', isRequired: false, options: ['Price', 'Plans'] },
  ],
  days: [
    { date: '2026-11-30', times: ['2026-11-30T08:00:00.000Z', '2026-11-30T08:30:00.000Z'] },
    { date: '2026-12-01', times: ['2026-12-01T08:00:00.000Z'] },
  ],
  nextDate: '2026-12-04',
};
const made = {
  leadId: 'lead_1',
  booking: {
    id: 'bkg_1',
    title: 'Intro call between Fernwood and Ada',
    email: 'ada@example.com',
    status: 'accepted',
    startAt: '2026-11-30T08:30:00.000Z',
    endAt: '2026-11-30T09:00:00.000Z',
    meetingUrl: 'https://app.cal.com/video/room',
    manageUrl: 'https://cal.com/booking/uid1',
    createdAt: '2026-11-29T08:00:00.000Z',
  },
};

const open = (answers: object[], consentText = '') =>
  openBookingPanel(answers, (context) => startBooking(context, own), consentText);

test('a time is chosen, the form is checked, and the call is booked', async () => {
  const panel = await open([offer, made]);
  expect(panel.calls[0]?.path).toMatch(/booking-times\?timeZone=/);
  expect(panel.text()).toContain('30 minutes');
  expect(panel.times()).toHaveLength(2);
  panel.press('Tue 1 Dec');
  expect(panel.times()).toHaveLength(1);
  panel.press('Mon 30 Nov');
  panel.press(panel.times()[1] ?? '');
  panel.submit();
  expect(panel.text()).toContain(en.emailInvalid);
  expect(panel.text()).toContain('Please answer this question');
  expect(panel.calls).toHaveLength(1);
  panel.type('email', 'ada@example.com');
  panel.type('.row:nth-of-type(3) input', 'Fernwood');
  panel.submit();
  panel.submit();
  await expect.poll(() => panel.onBooked).toHaveBeenCalledWith('lead_1');
  expect(panel.calls).toHaveLength(2);
  expect(panel.calls[1]?.body).toMatchObject({
    start: '2026-11-30T08:30:00.000Z',
    name: 'Ada',
    email: 'ada@example.com',
    conversationId: 'c1',
    answers: [{ slug: 'firm', answer: 'Fernwood' }],
  });
  expect(panel.shown.part).toBeUndefined();
  expect(panel.said[0]?.textContent).toContain('Your call is booked');
  const links = [...(panel.said[0]?.querySelectorAll('a') ?? [])].map((each) => each.getAttribute('href'));
  expect(links).toEqual([made.booking.meetingUrl]);
});

test('a time that is gone leads back to the others, and what was typed stays', async () => {
  const panel = await open([
    { ...offer, questions: [] },
    { code: 'slot-taken' },
    { ...offer, questions: [] },
  ]);
  panel.press(panel.times()[0] ?? '');
  panel.type('email', 'ada@example.com');
  panel.submit();
  await expect.poll(() => panel.text()).toContain('Someone else has just booked this time.');
  panel.press(panel.times()[1] ?? '');
  expect(document.querySelector<HTMLInputElement>('[name=email]')?.getAttribute('value')).toBe(
    'ada@example.com',
  );
});

test('later days and back', async () => {
  const later = {
    ...offer,
    days: [{ date: '2026-12-04', times: ['2026-12-04T08:00:00.000Z'] }],
    nextDate: null,
  };
  const panel = await open([offer, later, offer]);
  panel.press('Later days');
  await expect.poll(() => panel.text()).toContain('Fri 4 Dec');
  expect(panel.calls[1]?.path).toContain('from=2026-12-04');
  expect(panel.text()).not.toContain('Later days');
  panel.press('Earlier days');
  await expect.poll(() => panel.text()).toContain('Mon 30 Nov');
  expect(panel.calls[2]?.path).not.toContain('from=');
});

test.each([
  ['unavailable', 'Booking does not work at the moment.'],
  ['cannot-process', 'Booking does not work at the moment.'],
  ['offline', en.unreachable],
  ['rate-limited', en.tooOften],
])('without an answer (%s) it says so and links to the booking page', async (code, sentence) => {
  const panel = await open([{ code }, offer]);
  expect(panel.text()).toContain(sentence);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('https://cal.com/fernwood');
  panel.press(en.tryAgain);
  await expect.poll(() => panel.text()).toContain('Intro call');
});

test('a form that cannot be sent keeps what was typed, and asks for consent', async () => {
  const panel = await open([{ ...offer, questions: [] }, { code: 'unavailable' }], 'I agree.');
  panel.press(panel.times()[0] ?? '');
  panel.type('email', 'ada@example.com');
  panel.submit();
  expect(panel.text()).toContain(en.consentNeeded);
  const box = document.querySelector<HTMLInputElement>('input[type=checkbox]')!;
  box.checked = true;
  panel.change(box);
  panel.submit();
  await expect.poll(() => panel.text()).toContain('Booking does not work at the moment.');
  expect(document.querySelector('.page')?.getAttribute('href')).toBe('https://cal.com/fernwood');
  expect(panel.calls[1]?.body).toMatchObject({ hasConsented: true });
});

test('nothing is free', async () => {
  const panel = await open([{ ...offer, days: [], nextDate: null }]);
  expect(panel.text()).toContain('There are no free times at the moment.');
});
