import { book, listTimes } from '#contract/bookings/bookings.endpoints.ts';
import type { BookingOffer, MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import { createNotice } from '../view/create-notice.ts';
import type { BookingContext, TypedBooking } from './booking.ts';
import { type BookingForm, createBookingForm } from './create-booking-form.ts';
import { createTimeChoice } from './create-time-choice.ts';
import { drawBooked } from './draw-booked.ts';
import { drawPageLink } from './draw-page-link.ts';
import { ownTimeZone } from './own-time-zone.ts';
import type { BookingWords } from './words/en.ts';

/** A failure of the panel's own calls: another bundle, so another class. */
interface CallFailure {
  code?: string;
  details?: Record<string, string>;
}

/** Lets a visitor choose a time, asks for what it takes to book it, and shows the result. */
export async function startBooking(context: BookingContext, own: BookingWords): Promise<void> {
  const { words, visitor, show } = context;
  const language = document.documentElement.lang;
  const timeZone = ownTimeZone();
  const typed: TypedBooking = {
    name: visitor.name ?? '',
    email: visitor.email ?? '',
    answers: {},
    hasConsented: false,
  };
  /** First days of the lists before the one that is shown. */
  const before: (string | undefined)[] = [];

  const showTimes = async (from?: string, problem = ''): Promise<void> => {
    let offer: BookingOffer;
    try {
      offer = await readTimes(context, timeZone, from);
    } catch (failure) {
      show(drawFailure(context, own, failure as CallFailure, () => void showTimes(from)));
      return;
    }
    if (offer.days.length === 0 && before.length === 0) {
      show(createNotice(own.noTimes, [{ label: words.cancel, run: () => show() }], true));
      return;
    }
    const choice = createTimeChoice({
      offer,
      timeZone,
      language,
      problem,
      own,
      cancel: words.cancel,
      onChoose: (start) => showForm(offer, start, from),
      onLater: () => {
        before.push(from);
        void showTimes(offer.nextDate ?? undefined);
      },
      onEarlier: before.length === 0 ? undefined : () => void showTimes(before.pop()),
      onCancel: () => show(),
    });
    show(choice.element);
    showStart(choice.element);
    choice.focus();
  };

  const showForm = (offer: BookingOffer, start: string, from: string | undefined) => {
    const form = createBookingForm({
      context,
      own,
      offer,
      start,
      timeZone,
      language,
      typed,
      onBack: () => void showTimes(from),
      onSend: () => send(form, start, from),
    });
    show(form.element);
    form.focus();
    showStart(form.element);
  };

  const send = async (form: BookingForm, start: string, from: string | undefined) => {
    try {
      const { booking, leadId } = await order(context, { ...typed, start, timeZone });
      show();
      context.add(drawBooked(booking, words, own));
      context.onBooked(leadId);
    } catch (failure) {
      const { code, details = {} } = failure as CallFailure;
      if (code === 'slot-taken') await showTimes(from, own.taken);
      else if (code === 'invalid-input' && Object.keys(details).length > 0) form.refuse(Object.keys(details));
      else form.fail(sentenceOf(context, own, failure as CallFailure));
    }
  };

  await showTimes();
}

function sentenceOf({ words }: BookingContext, own: BookingWords, { code }: CallFailure): string {
  if (code === 'rate-limited') return words.tooOften;
  return code === 'offline' || code === 'unreachable' ? words.unreachable : own.unavailable;
}

function drawFailure(
  context: BookingContext,
  own: BookingWords,
  failure: CallFailure,
  retry: () => void,
): HTMLElement {
  const actions = [{ label: context.words.tryAgain, run: retry }];
  const notice = createNotice(sentenceOf(context, own, failure), actions);
  if (context.pageAddress) notice.append(drawPageLink(context, own.page));
  return notice;
}

/** A long list begins at its title, with what went wrong before. */
function showStart(part: HTMLElement): void {
  part.scrollIntoView?.({ block: 'start' });
}

async function readTimes(
  { transport }: BookingContext,
  timeZone: string,
  from: string | undefined,
): Promise<BookingOffer> {
  const query = new URLSearchParams({ timeZone, ...(from === undefined ? {} : { from }) });
  const { method, path } = listTimes;
  const response = await transport.callEndpoint({ method, path: `${path}?${query}` }, {});
  return response.json();
}

async function order(
  { transport, conversationId, pageUrl, consentText }: BookingContext,
  { hasConsented, answers, ...wish }: TypedBooking & { start: string; timeZone: string },
): Promise<{ booking: MadeBooking; leadId: string | null }> {
  const response = await transport.callEndpoint(
    book,
    {},
    {
      ...wish,
      answers: Object.entries(answers).map(([slug, answer]) => ({ slug, answer })),
      ...(conversationId && { conversationId }),
      ...(pageUrl && { pageUrl }),
      ...(consentText && { hasConsented }),
    },
  );
  return response.json();
}
