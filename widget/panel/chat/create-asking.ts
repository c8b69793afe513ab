import type { ActionForm, SentForm } from '#contract/actions/actions.schemas.ts';
import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import type { MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import type { StreamPart } from '#contract/widget/widget.schemas.ts';
import { offerForm } from '../action/offer-form.ts';
import { type AnswerView, createAnswer } from '../answer/create-answer.ts';
import { createStoredAnswer } from '../answer/create-stored-answer.ts';
import type { LeadFormOffer } from '../leads/offer-lead-form.ts';
import { createNotice } from '../view/create-notice.ts';
import { createQuestion, type QuestionView } from '../view/create-question.ts';
import { ChatFailure } from './chat-failure.ts';
import type { ChatOptions } from './chat-options.ts';
import type { StoredConversation } from './create-stored-conversation.ts';
import type { Turns } from './create-turns.ts';
import { showFailure } from './show-failure.ts';

export interface Asking {
  ask(text: string, files?: readonly Attachment[], before?: Attempt, form?: SentForm): Promise<void>;
  /** Looks for the answer to a question that was asked before a reload. */
  resume(question: string): Promise<void>;
  /** Shows the form of an action again that was there before a reload. */
  reopen(form: ActionForm): void;
}

/** A question that was asked before. */
export interface Attempt {
  /** Is drawn already. */
  question: QuestionView;
  /** Its sending failed without an answer of the server, which may have it all the same. */
  mayHaveArrived: boolean;
}

/** What the stream has sent of an answer so far. */
interface Received {
  messageId?: string | undefined;
  outcome?: string | null;
  /** The visitor is shown times to book. */
  offersBooking?: boolean;
  /** The visitor is asked for this first. */
  form?: ActionForm | undefined;
  /** The visitor is shown these calls, to move or cancel them. */
  bookings?: readonly MadeBooking[] | undefined;
}

/** Looked at after these times for an answer whose stream was lost. */
const recoverDelaysMs = [500, 1_500, 3_000];
/** After a reload the answer may still be coming, so this looks for longer. */
const resumeDelaysMs = [1_000, 2_000, 3_000, 5_000];

/** Asks questions, draws the answers as they come, and knows what to do when one does not come. */
export function createAsking(
  options: ChatOptions,
  stored: StoredConversation,
  contact: LeadFormOffer,
  turns: Turns,
  onBookingOffered: (bookings?: readonly MadeBooking[]) => void,
  onAsked: () => void,
): Asking {
  const { words, view, transport, emit } = options;

  const showForm = (form: ActionForm, isNew: boolean) =>
    offerForm(options, form, (text, filled) => void ask(text, [], undefined, filled), isNew);
  const complete = (answer: AnswerView, received: Received) => {
    const { messageId, outcome, offersBooking, bookings, form } = received;
    view.setLive(undefined);
    view.add(answer.element);
    if (messageId) stored.noteDrawn(messageId);
    if (form) showForm(form, true);
    else void (offersBooking || bookings ? onBookingOffered(bookings) : contact.offerAfter(outcome));
    const conversationId = stored.id ?? null;
    emit('assistant-message', { conversationId, messageId: messageId ?? null, outcome: outcome ?? null });
  };
  /** Whether there is nothing more to say: the answer was found, or the turn has ended meanwhile. */
  const recover = async (question: string, delaysMs: number[], signal: AbortSignal): Promise<boolean> => {
    const answer = await stored.recover(question, delaysMs, signal);
    if (answer) complete(createStoredAnswer(answer, options), { ...answer, messageId: answer.id });
    return signal.aborted || answer !== undefined || stored.isHeld;
  };

  const resume = (question: string) =>
    turns.run(async (signal) => {
      view.setLive(createAnswer(words, transport.rateMessage).element);
      if (!(await recover(question, resumeDelaysMs, signal))) offerAgain(options, () => void ask(question));
    });
  const ask: Asking['ask'] = (text, files = [], before, form) =>
    turns.run(async (signal) => {
      const question =
        before?.question ?? createQuestion(text, options, { attachments: files, refusedFiles: [] });
      if (!before) view.add(question.element);
      question.setSent(true);
      onAsked();
      const answer = createAnswer(words, transport.rateMessage);
      if (!stored.isHeld) view.setLive(answer.element);
      emit('user-message', { conversationId: stored.id ?? null });
      const received: Received = {};
      try {
        if (before?.mayHaveArrived && (await stored.hasArrived(text))) {
          if (!(await recover(text, resumeDelaysMs, signal)))
            offerAgain(options, () => void ask(text, files, undefined, form));
          return;
        }
        await stored.send(text, (part) => receive(part, answer, received, stored), signal, files, form);
        if (stored.isHeld) {
          // No answer, or what there was of it before a person took over.
          answer.finish({});
          if (answer.text !== '') view.add(answer.element);
          return;
        }
        answer.finish(received);
        complete(answer, received);
      } catch (failure) {
        if (signal.reason === 'stop') {
          answer.finish({ note: words.stopped });
          complete(answer, { messageId: received.messageId });
          if (!stored.id) await stored.learnId();
          return;
        }
        if (signal.aborted) return;
        const isCut = failure instanceof ChatFailure && failure.code === 'stream-cut';
        if (isCut && (await recover(text, recoverDelaysMs, signal))) return;
        if (answer.text !== '') {
          answer.finish({});
          view.add(answer.element);
        } else if (!isCut) question.setSent(false);
        const attempt = { question, mayHaveArrived: isUnanswered(failure) };
        showFailure(options, contact, failure, () => void ask(text, files, attempt, form));
      }
    });
  return { ask, resume, reopen: (form) => showForm(form, false) };
}

function isUnanswered(failure: unknown): boolean {
  return failure instanceof ChatFailure && (failure.code === 'offline' || failure.code === 'unreachable');
}

function offerAgain({ words, view }: ChatOptions, run: () => void): void {
  view.setAside(createNotice(words.noAnswer, [{ label: words.tryAgain, run }]));
  view.reveal();
}

function receive(part: StreamPart, answer: AnswerView, received: Received, stored: StoredConversation): void {
  if (part.type === 'start') received.messageId = part.messageId;
  else if (part.type === 'text-delta') answer.addText(part.delta);
  else if (part.type === 'source-url' || part.type === 'source-document')
    answer.addSource({ ...part, ...part.providerMetadata.parley });
  else if (part.type === 'finish') {
    stored.id = part.messageMetadata.conversationId;
    received.outcome = part.messageMetadata.outcome;
    received.form = part.messageMetadata.form;
    received.offersBooking = part.messageMetadata.offersBooking ?? false;
    received.bookings = part.messageMetadata.bookings;
    stored.isHeld = part.messageMetadata.isHeld ?? false;
  }
}
