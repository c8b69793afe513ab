import { cancelBooking, listTimesToMove, moveBooking } from '#contract/bookings/bookings.endpoints.ts';
import type { MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import { readLink } from '#core/markdown/read-link.ts';
import { createElement } from '../view/create-element.ts';
import { createNotice } from '../view/create-notice.ts';
import type { BookingContext, CallFailure } from './booking.ts';
import { createQuestionCard, type QuestionCard } from './create-question-card.ts';
import { drawPageLink } from './draw-page-link.ts';
import { sentenceOf } from './sentence-of.ts';
import { chooseTime } from './times/choose-time.ts';
import { formatMoment } from './times/format-moment.ts';
import type { BookingWords } from './words/en.ts';

/** A call that its visitor moves or cancels, and what it is shown with. */
export interface Changing {
  context: BookingContext;
  own: BookingWords;
  timeZone: string;
  language: string;
  booking: MadeBooking;
  /** What the conversation says of a call. */
  draw(booking: MadeBooking, heading: string): HTMLElement;
}

/** The two buttons of a call, which do what they say in the chat. */
export function createCallButtons(changing: Changing): HTMLElement[] {
  const { own } = changing;
  const button = (label: string, click: () => void) =>
    createElement('button', { type: 'button', class: 'plain', click }, label);
  return [button(own.move, () => void move(changing)), button(own.cancelCall, () => cancel(changing))];
}

const momentOf = ({ timeZone, language }: Changing, time: string) => formatMoment(time, timeZone, language);

function move(changing: Changing): Promise<void> {
  const { context, own, timeZone, language, booking } = changing;
  const bookingId = booking.id;
  return chooseTime({
    context,
    own,
    timeZone,
    language,
    cancel: own.keep,
    readTimes: (query) => {
      const { method, path } = listTimesToMove;
      return context.transport.callEndpoint({ method, path: path + query }, { bookingId });
    },
    drawFailure: (failure, retry) => drawFailure(changing, failure, retry),
    onChoose(_offer, start, again) {
      const card = createQuestionCard({
        heading: booking.title,
        lines: [momentOf(changing, start)],
        yes: own.moveTo,
        no: own.otherTimes,
        async onYes() {
          try {
            const response = await context.transport.callEndpoint(moveBooking, { bookingId }, { start });
            const { booking: moved }: { booking: MadeBooking } = await response.json();
            conclude(changing, changing.draw(moved, own.moved));
          } catch (failure) {
            if ((failure as CallFailure).code === 'slot-taken') await again(own.taken);
            else refuse(changing, card, failure as CallFailure);
          }
        },
        onNo: () => void again(),
      });
      show(changing, card);
    },
  });
}

function cancel(changing: Changing): void {
  const { context, own, booking } = changing;
  const lines = [booking.title, momentOf(changing, booking.startAt)];
  const card = createQuestionCard({
    heading: own.askCancel,
    lines,
    yes: own.cancelCall,
    no: own.keep,
    async onYes() {
      try {
        await context.transport.callEndpoint(cancelBooking, { bookingId: booking.id });
        const parts = lines.map((line) => createElement('p', { class: 'what', dir: 'auto' }, line));
        const heading = createElement('h2', {}, own.cancelled);
        conclude(changing, createElement('div', { class: 'lead booking booked' }, heading, ...parts));
      } catch (failure) {
        refuse(changing, card, failure as CallFailure);
      }
    },
    onNo: () => context.show(),
  });
  show(changing, card);
}

function show({ context }: Changing, card: QuestionCard): void {
  context.show(card.element);
  card.focus();
}

/** What the conversation said of this call before is no longer true. */
function conclude({ context, booking }: Changing, result: HTMLElement): void {
  context.show();
  for (const old of document.querySelectorAll(`[data-call="${booking.id}"]`)) old.remove();
  context.add(result);
}

/** What cannot be tried again ends it. */
function refuse(changing: Changing, card: QuestionCard, failure: CallFailure): void {
  if (isFinal(failure)) changing.context.show(drawFailure(changing, failure));
  else card.fail(sentenceOf(changing.context, changing.own, failure), drawManageLink(changing));
}

const isFinal = ({ code }: CallFailure): boolean =>
  code === 'conflict' || code === 'not-found' || code === 'cannot-process';

function drawFailure(changing: Changing, failure: CallFailure, retry?: () => void): HTMLElement {
  const { context, own } = changing;
  if (isFinal(failure)) {
    const isFixed = failure.code === 'cannot-process';
    const notice = createNotice(isFixed ? own.fixed : own.over, [], true);
    if (isFixed) notice.append(drawManageLink(changing) ?? '');
    return notice;
  }
  const actions = retry ? [{ label: context.words.tryAgain, run: retry }] : [];
  const notice = createNotice(sentenceOf(context, own, failure), actions);
  notice.append(drawManageLink(changing) ?? '');
  return notice;
}

/** Where Cal.com lets the visitor do the same. */
function drawManageLink({ context, own, booking }: Changing): HTMLElement | null {
  const pageAddress = readLink(booking.manageUrl);
  return pageAddress ? drawPageLink({ ...context, pageAddress }, own.change) : null;
}
