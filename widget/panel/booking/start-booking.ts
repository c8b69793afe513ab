import { book, listFreeTimes } from '#contract/bookings/bookings.endpoints.ts';
import type { BookingOffer, MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import { createNotice } from '../view/create-notice.ts';
import type { BookingContext, CallFailure, TypedBooking } from './booking.ts';
import { type BookingForm, createBookingForm } from './create-booking-form.ts';
import { drawBooked } from './draw-booked.ts';
import { drawPageLink } from './draw-page-link.ts';
import { sentenceOf } from './sentence-of.ts';
import { chooseTime } from './times/choose-time.ts';
import { ownTimeZone } from './times/own-time-zone.ts';
import type { BookingWords } from './words/en.ts';

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
  const showForm = (offer: BookingOffer, start: string, again: (problem?: string) => Promise<void>) => {
    const form = createBookingForm({
      context,
      own,
      offer,
      start,
      timeZone,
      language,
      typed,
      onBack: () => void again(),
      onSend: () => send(form, start, again),
    });
    show(form.element);
    form.focus();
    form.element.scrollIntoView?.({ block: 'start' });
  };

  const send = async (form: BookingForm, start: string, again: (problem: string) => Promise<void>) => {
    try {
      const { booking, leadId } = await order(context, { ...typed, start, timeZone });
      show();
      context.add(drawBooked(context, own, booking));
      context.onBooked(leadId);
    } catch (failure) {
      const { code, details = {} } = failure as CallFailure;
      if (code === 'slot-taken') await again(own.taken);
      else if (code === 'invalid-input' && Object.keys(details).length > 0) form.refuse(Object.keys(details));
      else form.fail(sentenceOf(context, own, failure as CallFailure));
    }
  };

  await chooseTime({
    context,
    own,
    timeZone,
    language,
    cancel: words.cancel,
    readTimes: (query) => {
      const { method, path } = listFreeTimes;
      return context.transport.callEndpoint({ method, path: path + query }, {});
    },
    drawFailure: (failure, retry) => drawFailure(context, own, failure, retry),
    onChoose: showForm,
  });
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
