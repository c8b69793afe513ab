import type { BookingOffer } from '#contract/bookings/bookings.schemas.ts';
import { createElement } from '../../view/create-element.ts';
import { fillIn } from '../../words/fill-in.ts';
import type { BookingWords } from '../words/en.ts';
import { formatDay } from './format-day.ts';
import { formatMinutes } from './format-minutes.ts';
import { formatTimes } from './format-times.ts';

interface TimeChoiceOptions {
  offer: BookingOffer;
  timeZone: string;
  language: string;
  /** Why a time has to be chosen again; empty at first. */
  problem: string;
  own: BookingWords;
  cancel: string;
  onChoose(start: string): void;
  onLater(): void;
  /** Absent on the first days. */
  onEarlier: (() => void) | undefined;
  onCancel(): void;
}

/** Days with free times, and the times of the day that is chosen, as buttons. */
export function createTimeChoice(options: TimeChoiceOptions): { element: HTMLElement; focus(): void } {
  const { offer, timeZone, language, problem, own } = options;
  const times = createElement('div', { class: 'times', role: 'group', 'aria-label': own.chooseTime });
  const days = offer.days.map((day) =>
    createElement(
      'button',
      { type: 'button', class: 'day', click: () => showDay(day.date) },
      formatDay(day.date, language),
    ),
  );
  const showDay = (date: string) => {
    const at = offer.days.findIndex((day) => day.date === date);
    days.forEach((button, index) => void button.setAttribute('aria-pressed', String(index === at)));
    const starts = offer.days[at]?.times ?? [];
    const labels = formatTimes(starts, timeZone, language);
    times.replaceChildren(
      ...starts.map((start, index) =>
        createElement('button', { type: 'button', click: () => options.onChoose(start) }, labels[index]),
      ),
    );
  };
  const [first] = offer.days;
  if (first) showDay(first.date);
  const plain = (label: string, click: (() => void) | undefined) =>
    click && createElement('button', { type: 'button', class: 'plain', click }, label);
  const alert = createElement('p', { class: 'field-error', role: 'alert' }, problem);
  const element = createElement(
    'section',
    { class: 'lead booking', 'aria-labelledby': 'booking-title', tabindex: '-1' },
    createElement('h2', { id: 'booking-title', dir: 'auto' }, offer.title),
    createElement(
      'p',
      {},
      `${formatMinutes(offer.minutes, language)} · ${fillIn(own.zone, { zone: timeZone.replaceAll('_', ' ') })}`,
    ),
    alert,
    offer.days.length === 0 && createElement('p', {}, own.noTimes),
    createElement('div', { class: 'days', role: 'group', 'aria-label': own.chooseDay }, ...days),
    times,
    createElement(
      'div',
      { class: 'buttons' },
      plain(own.earlier, options.onEarlier),
      offer.nextDate !== null && plain(own.later, options.onLater),
      plain(options.cancel, options.onCancel),
    ),
  );
  return { element, focus: () => element.focus({ preventScroll: true }) };
}
