import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import type { MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import type { ToldPage, WidgetMessage, WidgetSession } from '#contract/widget/widget.schemas.ts';
import { asksConsent } from '#core/look/asks-consent.ts';
import { createAnswer } from '../answer/create-answer.ts';
import { createPersonMessage } from '../answer/create-person-message.ts';
import { createStoredAnswer } from '../answer/create-stored-answer.ts';
import { createBookingContext } from '../booking/create-booking-context.ts';
import { openBooking } from '../booking/open-booking.ts';
import { placeBooked } from '../booking/place-booked.ts';
import { type LeadFormOffer, offerLeadForm } from '../leads/offer-lead-form.ts';
import { createElement } from '../view/create-element.ts';
import { createQuestion } from '../view/create-question.ts';
import { createSuggestions } from '../view/create-suggestions.ts';
import { ChatFailure } from './chat-failure.ts';
import type { ChatOptions } from './chat-options.ts';
import { type Asking, createAsking } from './create-asking.ts';
import { createNews } from './create-news.ts';
import { createStoredConversation } from './create-stored-conversation.ts';
import { createTurns } from './create-turns.ts';
import { offerRating } from './offer-rating.ts';
import { offerTranscript } from './offer-transcript.ts';
import { showFailure } from './show-failure.ts';

export interface Chat {
  load(session: WidgetSession): void;
  ask(text: string, files?: readonly Attachment[]): Promise<void>;
  stop(): void;
  /** Closes the conversation; `startsAnew` also clears the view. */
  finish(startsAnew: boolean): Promise<void>;
  /** The visitor looks at the conversation again. */
  look(): void;
  /** The page has left the screen, and may be kept for the way back: without a connection. Or it is shown again. */
  setShown(isShown: boolean): void;
  /** `name` where it is not the form that is due. */
  showLeadForm(name?: 'human' | 'leads'): void;
  /** Offers first questions where the owner suggests none, and nothing has been said. */
  suggest(questions: string[]): void;
  /** Shows the times that a call can be booked at. */
  book(): void;
  readonly isStarted: boolean;
  /** An answer is on its way. */
  readonly isBusy: boolean;
  readonly canLeaveDetails: boolean;
  /** A human was requested: asking again would only bring the same sentence. */
  readonly isHumanRequested: boolean;
}

/** The chat of one visitor: what was said, what is being asked, and how it ends. */
export function createChat(options: ChatOptions): Chat {
  let session: WidgetSession | undefined;
  let isStarted = false;
  const stored = createStoredConversation(options, () => listToldPages(session, options));
  const contact = offerLeadForm(options, () => stored.id);
  const news = createNews(options, stored, () => turns.isBusy);
  const onTurn = () => {
    options.onChange();
    if (!turns.isBusy) news.catchUp();
  };
  const turns = createTurns({ ...options, onChange: onTurn }, () =>
    stored.isHeld ? '' : (session?.agent.displayName ?? options.words.assistant),
  );
  const book = (bookings?: readonly MadeBooking[]) =>
    void openBooking(options, session, stored.id, contact.markLeft, bookings);
  const asking = createAsking(options, stored, contact, turns, book, () => {
    isStarted = true;
    options.onChange();
  });

  const load = (loaded: WidgetSession) => {
    turns.cancel();
    session = loaded;
    stored.id = loaded.conversation?.id;
    contact.load(loaded);
    const messages = loaded.conversation?.messages ?? [];
    isStarted = messages.length > 0;
    endTurn(options);
    options.composer.setDisabled(loaded.agent.isPaused);
    options.view.restore(drawMessages(loaded, messages, options, contact.markLeft));
    news.begin(loaded.conversation);
    const last = messages.at(-1);
    if (!loaded.agent.isPaused && last?.role === 'user' && !stored.isHeld) void asking.resume(last.text);
    else offerNext(options, contact, loaded, asking);
    options.onChange();
  };
  const finish = async (startsAnew: boolean) => {
    turns.cancel();
    try {
      await stored.finish();
    } catch (failure) {
      return showFailure(options, contact, failure, () => void finish(startsAnew));
    }
    contact.forget();
    news.end();
    stored.isHeld = false;
    if (session && startsAnew) {
      load({ ...session, conversation: null, bookings: [] });
      return options.composer.focus();
    }
    sayFinished(options, stored.id);
    stored.id = undefined;
    isStarted = false;
    options.onChange();
  };

  return {
    load,
    ask: asking.ask,
    stop: turns.stop,
    finish,
    look: () => void (stored.id && news.read()),
    setShown: (isShown) => (isShown ? news.catchUp() : news.end()),
    showLeadForm: contact.showForm,
    suggest: (found) => suggestFound(isStarted ? undefined : session, found, load),
    book,
    get isBusy() {
      return turns.isBusy;
    },
    get isStarted() {
      return isStarted;
    },
    get canLeaveDetails() {
      return contact.isPossible;
    },
    get isHumanRequested() {
      return contact.isHumanRequested;
    },
  };
}

/** Draws the session again with these questions, where its owner has chosen none. */
function suggestFound(session: WidgetSession | undefined, found: string[], load: Chat['load']): void {
  if (session?.agent.suggestedQuestions.length !== 0) return;
  load({ ...session, agent: { ...session.agent, suggestedQuestions: found } });
}

/** The pages of the visit; where the owner asks for consent, only after the visitor has left details with it. */
function listToldPages(
  session: WidgetSession | undefined,
  { draft, listVisitedPages }: ChatOptions,
): ToldPage[] {
  if (session === undefined || (asksConsent(session.forms) && draft.readLeft() === undefined)) return [];
  return listVisitedPages();
}

/** Nothing is on its way any more. */
function endTurn({ view, composer }: ChatOptions): void {
  view.setLive(undefined);
  view.announceStatus('');
  view.setAside(undefined);
  composer.setBusy(false);
}

function sayFinished(options: ChatOptions, finishedId: string | undefined): void {
  const { words, view, composer } = options;
  endTurn(options);
  view.add(createElement('p', { class: 'line' }, words.finished));
  if (finishedId) {
    const next = [offerRating(options, finishedId), offerTranscript(options, finishedId)];
    view.setAside(createElement('div', {}, ...next));
    view.reveal();
  }
  composer.focus();
}

/** What there is to do next: to wait, to fill in what an action needs, to leave details, or to choose a first question. */
function offerNext(
  options: ChatOptions,
  contact: LeadFormOffer,
  { agent, conversation }: WidgetSession,
  { ask, reopen }: Asking,
): void {
  const messages = conversation?.messages ?? [];
  const form = messages.at(-1)?.form;
  const suggest = () => {
    if (agent.suggestedQuestions.length > 0)
      options.view.setAside(
        createSuggestions(agent.suggestedQuestions, options.words, (text) => void ask(text)),
      );
  };
  if (agent.isPaused) showFailure(options, contact, new ChatFailure('agent-paused'));
  else if (form) reopen(form);
  else if (messages.length > 0 || options.draft.isPending())
    contact.offerAfter(messages.at(-1)?.outcome, false);
  else if (!contact.askFirst(suggest)) suggest();
}

/** The disclosure, the greetings, and what has been said and booked, in this order. */
function drawMessages(
  session: WidgetSession,
  messages: WidgetMessage[],
  options: ChatOptions,
  onBooked: (leadId: string | null) => void,
): Node[] {
  const { words, transport } = options;
  const booking = createBookingContext(options, session, session.conversation?.id, onBooked);
  const initial = options.readInitialMessages();
  const greetings = initial.length > 0 ? initial : [session.agent.welcomeMessage];
  return [
    createElement('p', { class: 'line' }, words.disclosure),
    ...greetings.map((text) => {
      const greeting = createAnswer(words, transport.rateMessage);
      greeting.addText(text);
      greeting.finish({});
      return greeting.element;
    }),
    ...[...messages, ...session.bookings]
      .sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
      .map((each) => ('role' in each ? drawMessage(each, options) : placeBooked(booking, each))),
  ];
}

function drawMessage(message: WidgetMessage, options: ChatOptions): Node {
  const { kind } = message.author;
  if (kind === 'visitor') return createQuestion(message.text, options, message).element;
  return kind === 'agent'
    ? createStoredAnswer(message, options).element
    : createPersonMessage(message, options);
}
