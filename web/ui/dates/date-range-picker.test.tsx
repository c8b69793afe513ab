import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayInZone, rangeOfDays } from '#web/lib/dates/date-ranges.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { setViewerLocale, viewerTimeZone } from '#web/lib/viewer-locale.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { DateRangePicker } from './date-range-picker.tsx';

let chosen: string[] = [];
beforeEach(() => {
  chosen = [];
  setViewerLocale({ language: 'en-US' });
});

function Picker({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <DateRangePicker
      value={value}
      onChange={(next) => {
        chosen.push(next);
        setValue(next);
      }}
    />
  );
}

async function open(initial = '') {
  const screen = await renderPart(<Picker initial={initial} />);
  await screen.getByRole('button', { name: /^Dates:/ }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Choose dates' })).toBeVisible();
  return screen;
}

describe('presets', () => {
  test('are chosen by one press, and named by the button', async () => {
    const screen = await open();
    await screen.getByRole('button', { name: 'Last Month' }).click();
    expect(chosen).toEqual(['last-month']);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Dates: Last Month' })).toBeVisible();
  });

  test('show which one is chosen', async () => {
    const screen = await open('this-week');
    await expect.element(screen.getByRole('button', { name: 'This Week', pressed: true })).toBeVisible();
    await screen.getByRole('button', { name: 'All time' }).click();
    expect(chosen).toEqual(['']);
  });

  test('of days take a number that is typed', async () => {
    const screen = await open();
    await screen.getByRole('spinbutton', { name: 'days up to today' }).fill('30');
    await screen.getByRole('button', { name: 'Show 30 days up to today' }).click();
    expect(chosen).toEqual(['30-days-up-to-today']);
    await expect.element(screen.getByRole('button', { name: 'Dates: 30 days up to today' })).toBeVisible();
  });

  test('of days refuse a number out of range, and say which are allowed', async () => {
    const screen = await open();
    const days = screen.getByRole('spinbutton', { name: 'days up to today' });
    await days.fill('0');
    await screen.getByRole('button', { name: /^Show 0 days up to/ }).click();
    await expect.element(days).toHaveAccessibleDescription('Enter a whole number from 1 to 9,999.');
    expect(chosen).toEqual([]);
  });
});

describe('the calendar', () => {
  const today = () => dayInZone(new Date(), viewerTimeZone());
  const inThisMonth = (date: number) => new Date(today().getFullYear(), today().getMonth(), date);

  test('takes the first press as one end and the second as the other', async () => {
    const screen = await open('this-month');
    await screen.getByRole('button', { name: formatDate(inThisMonth(4)), exact: true }).click();
    await expect
      .element(screen.getByText(`From ${formatDate(inThisMonth(4))}`, { exact: false }))
      .toBeVisible();
    await screen.getByRole('button', { name: formatDate(inThisMonth(9)), exact: true }).click();
    expect(chosen).toEqual([rangeOfDays(inThisMonth(4), inThisMonth(9))]);
  });

  test('takes the two ends in either order', async () => {
    const screen = await open('this-month');
    await screen.getByRole('button', { name: formatDate(inThisMonth(9)), exact: true }).click();
    await screen.getByRole('button', { name: formatDate(inThisMonth(4)), exact: true }).click();
    expect(chosen).toEqual([rangeOfDays(inThisMonth(4), inThisMonth(9))]);
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('marks today as it is in %s', async (timeZone) => {
    setViewerLocale({ language: 'en-US', timeZone });
    const screen = await open();
    const shown = dayInZone(new Date(), timeZone);
    const cell = screen.getByRole('button', { name: formatDate(shown), exact: true });
    await expect.element(cell).toBeVisible();
    expect(cell.element().closest('[data-today]')).not.toBeNull();
  });
});
