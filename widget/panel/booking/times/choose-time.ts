import type { BookingOffer } from '#contract/bookings/bookings.schemas.ts';
import { createNotice } from '../../view/create-notice.ts';
import type { BookingContext, CallFailure } from '../booking.ts';
import type { BookingWords } from '../words/en.ts';
import { createTimeChoice } from './create-time-choice.ts';

interface TimeChoosing {
  context: BookingContext;
  own: BookingWords;
  timeZone: string;
  language: string;
  /** On the button that ends it. */
  cancel: string;
  readTimes(query: string): Promise<Response>;
  drawFailure(failure: CallFailure, retry: () => void): HTMLElement;
  /** `again` shows the same days once more, with what went wrong above them. */
  onChoose(offer: BookingOffer, start: string, again: (problem?: string) => Promise<void>): void;
}

/** Shows days with free times, and those before and after, until one is chosen. Settles once the first are there. */
export function chooseTime(options: TimeChoosing): Promise<void> {
  const { context, own, timeZone, language, cancel } = options;
  const { show } = context;
  /** First days of the lists before the one that is shown. */
  const before: (string | undefined)[] = [];

  const showTimes = async (from?: string, problem = ''): Promise<void> => {
    let offer: BookingOffer;
    try {
      const query = new URLSearchParams({ timeZone, ...(from === undefined ? {} : { from }) });
      offer = await (await options.readTimes(`?${query}`)).json();
    } catch (failure) {
      show(options.drawFailure(failure as CallFailure, () => void showTimes(from)));
      return;
    }
    if (offer.days.length === 0 && before.length === 0) {
      show(createNotice(own.noTimes, [{ label: cancel, run: () => show() }], true));
      return;
    }
    const choice = createTimeChoice({
      offer,
      timeZone,
      language,
      problem,
      own,
      cancel,
      onChoose: (start) => options.onChoose(offer, start, (again) => showTimes(from, again)),
      onLater: () => {
        before.push(from);
        void showTimes(offer.nextDate ?? undefined);
      },
      onEarlier: before.length === 0 ? undefined : () => void showTimes(before.pop()),
      onCancel: () => show(),
    });
    show(choice.element);
    // A long list begins at its title, with what went wrong before.
    choice.element.scrollIntoView?.({ block: 'start' });
    choice.focus();
  };
  return showTimes();
}
