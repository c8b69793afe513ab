import type { SourcePart } from '#contract/conversations.schemas.ts';
import type { Feedback } from '#contract/conversations.ts';
import type { StreamPart, WidgetMessage, WidgetSession } from '#contract/widget.schemas.ts';
import type { EventDetail, VisitorDetails, WidgetEventName } from '../frame-protocol.ts';
import { ChatFailure } from './chat-failure.ts';
import { type AnswerView, createAnswer } from './create-answer.ts';
import type { Composer } from './create-composer.ts';
import { createElement } from './create-element.ts';
import { createNotice, type NoticeAction } from './create-notice.ts';
import { createQuestion, type QuestionView } from './create-question.ts';
import type { Thread } from './create-thread.ts';
import { explainFailure } from './explain-failure.ts';
import { offerContact } from './offer-contact.ts';
import { recoverAnswer } from './recover-answer.ts';
import type { Question, Transport } from './transport.ts';
import { fillIn } from './words/choose-language.ts';
import type { Words } from './words/en.ts';

export interface ChatOptions {
  words: Words;
  transport: Transport;
  thread: Thread;
  composer: Composer;
  channel: Question['channel'];
  /** Told by the host's page, so read when it is needed. */
  readPageUrl(): string | undefined;
  readVisitor(): VisitorDetails;
  readInitialMessages(): string[];
  emit(name: WidgetEventName, detail: EventDetail): void;
  /** Called when what can be done has changed. */
  onChange(): void;
}

export interface Chat {
  load(session: WidgetSession): void;
  ask(text: string): Promise<void>;
  stop(): void;
  /** Closes the conversation; `startsAnew` also clears the thread. */
  finish(startsAnew: boolean): Promise<void>;
  showLeadForm(): void;
  readonly isStarted: boolean;
  /** An answer is on its way. */
  readonly isBusy: boolean;
  readonly canLeaveDetails: boolean;
  /** A person was asked for: asking again would only bring the same sentence. */
  readonly isPersonWanted: boolean;
}

/** Looked at after these times for an answer whose stream was lost. */
const recoverDelaysMs = [500, 1_500, 3_000];
/** After a reload the answer may still be coming, so this looks for longer. */
const resumeDelaysMs = [1_000, 2_000, 3_000, 5_000];

const wait = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));

/** The conversation of one visitor: asks, draws what comes, and knows what to do when it does not come. */
export function createChat(options: ChatOptions): Chat {
  const { words, transport, thread, composer, emit } = options;
  let session: WidgetSession | undefined;
  let conversationId: string | undefined;
  let isStarted = false;
  let running: AbortController | undefined;

  const rate = (messageId: string, feedback: Feedback | null) => transport.rateMessage(messageId, feedback);
  const contact = offerContact(options, () => conversationId);
  const explain = (failure: unknown) => explainFailure(failure, words, contact.isPossible);
  const addLine = (text: string) => thread.add(createElement('p', { class: 'line' }, text));

  const drawStored = (message: WidgetMessage): AnswerView => {
    const answer = createAnswer(words, rate);
    answer.addText(message.text);
    for (const source of message.sources) answer.addSource(source);
    answer.finish({ messageId: message.id, outcome: message.outcome, feedback: message.feedback });
    return answer;
  };
  const drawSaid = (text: string): Node => {
    const answer = createAnswer(words, rate);
    answer.addText(text);
    answer.finish({});
    return answer.element;
  };

  const load = (loaded: WidgetSession) => {
    running?.abort();
    running = undefined;
    session = loaded;
    conversationId = loaded.conversation?.id;
    contact.load(loaded);
    const messages = loaded.conversation?.messages ?? [];
    isStarted = messages.length > 0;
    const initial = options.readInitialMessages();
    const greetings = initial.length > 0 ? initial : [loaded.agent.welcomeMessage];
    thread.setLive(undefined);
    thread.setStatus('');
    thread.setAside(undefined);
    composer.setBusy(false);
    composer.setDisabled(loaded.agent.isPaused);
    thread.restore([
      createElement('p', { class: 'line' }, words.disclosure),
      ...greetings.map(drawSaid),
      ...messages.map((message) =>
        message.role === 'user' ? createQuestion(message.text, words).element : drawStored(message).element,
      ),
    ]);
    const last = messages.at(-1);
    if (loaded.agent.isPaused) showFailure(new ChatFailure('agent-paused'));
    else if (last?.role === 'user') void resume(last.text);
    else if (!isStarted) showSuggestions(loaded.agent.suggestedQuestions);
    else contact.offerAfter(last?.outcome);
    options.onChange();
  };

  const showSuggestions = (questions: string[]) => {
    if (questions.length === 0) return;
    thread.setAside(
      createElement(
        'ul',
        { class: 'suggestions', 'aria-label': words.suggestions },
        ...questions.map((question) =>
          createElement(
            'li',
            {},
            createElement(
              'button',
              { type: 'button', dir: 'auto', click: () => void ask(question) },
              question,
            ),
          ),
        ),
      ),
    );
  };
  const showFailure = (failure: unknown, retry?: () => void) => {
    const { text, canRetry, waitSeconds, offersForm } = explain(failure);
    const actions: NoticeAction[] = [];
    if (canRetry && retry)
      actions.push({ label: words.tryAgain, run: retry, ...(waitSeconds && { afterSeconds: waitSeconds }) });
    if (offersForm) actions.push({ label: words.leaveDetails, run: contact.showForm });
    thread.setAside(createNotice(text, actions, !canRetry));
    thread.reveal();
    emit('error', { code: failure instanceof ChatFailure ? failure.code : 'internal-error' });
  };

  /** Runs something that ends with an answer; only one at a time, and none of it after a reset. */
  const run = async (work: (signal: AbortSignal) => Promise<void>) => {
    const controller = new AbortController();
    running?.abort();
    running = controller;
    thread.setAside(undefined);
    thread.setStatus(fillIn(words.typing, { name: session?.agent.displayName ?? words.assistant }));
    composer.setBusy(true);
    thread.scrollToEnd();
    options.onChange();
    await work(controller.signal);
    if (running !== controller) return;
    running = undefined;
    thread.setLive(undefined);
    thread.setStatus('');
    composer.setBusy(false);
    options.onChange();
  };
  const complete = (
    answer: AnswerView,
    messageId: string | undefined,
    outcome: string | null | undefined,
  ) => {
    thread.setLive(undefined);
    thread.add(answer.element);
    contact.offerAfter(outcome);
    emit('assistant-message', {
      conversationId: conversationId ?? null,
      messageId: messageId ?? null,
      outcome: outcome ?? null,
    });
  };
  const recover = async (question: string, delaysMs: number[], signal: AbortSignal): Promise<boolean> => {
    const readConversation = async () => {
      try {
        return signal.aborted ? null : (await transport.openSession()).conversation;
      } catch (failure) {
        if (failure instanceof ChatFailure) return null;
        throw failure;
      }
    };
    const recovered = await recoverAnswer(question, readConversation, delaysMs, wait);
    if (signal.aborted) return true;
    conversationId = recovered?.conversation.id ?? conversationId;
    if (recovered?.answer) {
      complete(drawStored(recovered.answer), recovered.answer.id, recovered.answer.outcome);
    }
    return recovered?.answer !== undefined;
  };
  const resume = (question: string) =>
    run(async (signal) => {
      thread.setLive(createAnswer(words, rate).element);
      if (await recover(question, resumeDelaysMs, signal)) return;
      thread.setAside(
        createNotice(words.noAnswer, [{ label: words.tryAgain, run: () => void ask(question) }]),
      );
      thread.reveal();
    });

  const ask = (text: string, asked?: QuestionView): Promise<void> =>
    run(async (signal) => {
      const question = asked ?? createQuestion(text, words);
      if (!asked) thread.add(question.element);
      question.setSent(true);
      isStarted = true;
      options.onChange();
      const answer = createAnswer(words, rate);
      thread.setLive(answer.element);
      emit('user-message', { conversationId: conversationId ?? null });
      let messageId: string | undefined;
      let outcome: string | undefined;
      const onPart = (part: StreamPart) => {
        if (part.type === 'start') messageId = part.messageId;
        else if (part.type === 'text-delta') answer.addText(part.delta);
        else if (part.type === 'source-url' || part.type === 'source-document')
          answer.addSource(readSource(part));
        else if (part.type === 'finish') {
          conversationId = part.messageMetadata.conversationId;
          outcome = part.messageMetadata.outcome;
        }
      };
      try {
        await send(text, onPart, signal);
        answer.finish({ messageId, outcome });
        complete(answer, messageId, outcome);
      } catch (failure) {
        if (signal.reason === 'stop') {
          answer.finish({ note: words.stopped });
          complete(answer, messageId, null);
          if (!conversationId) await learnConversation();
          return;
        }
        if (signal.aborted) return;
        const isCut = failure instanceof ChatFailure && failure.code === 'stream-cut';
        if (isCut && (await recover(text, recoverDelaysMs, signal))) return;
        if (answer.text !== '') {
          answer.finish({});
          thread.add(answer.element);
        } else if (!isCut) question.setSent(false);
        showFailure(failure, () => void ask(text, question));
      }
    });

  /** A conversation that was deleted meanwhile is left behind, and the question starts another. */
  const send = async (text: string, onPart: (part: StreamPart) => void, signal: AbortSignal) => {
    const pageUrl = options.readPageUrl();
    const question = { message: text, channel: options.channel, ...(pageUrl && { pageUrl }) };
    try {
      await transport.sendMessage({ ...question, ...(conversationId && { conversationId }) }, onPart, signal);
    } catch (failure) {
      if (!conversationId || !(failure instanceof ChatFailure) || failure.code !== 'not-found') throw failure;
      conversationId = undefined;
      await transport.sendMessage(question, onPart, signal);
    }
  };
  /** After a stopped first answer only the server knows the id of the conversation. */
  const learnConversation = async () => {
    try {
      conversationId = (await transport.openSession()).conversation?.id;
    } catch (failure) {
      emit('error', { code: failure instanceof ChatFailure ? failure.code : 'internal-error' });
    }
  };

  const finish = async (startsAnew: boolean) => {
    running?.abort();
    running = undefined;
    try {
      if (conversationId) await transport.finishConversation(conversationId);
    } catch (failure) {
      showFailure(failure, () => void finish(startsAnew));
      return;
    }
    if (session && startsAnew) {
      load({ ...session, conversation: null });
      composer.focus();
      return;
    }
    conversationId = undefined;
    isStarted = false;
    contact.forget();
    thread.setLive(undefined);
    thread.setAside(undefined);
    composer.setBusy(false);
    addLine(words.finished);
    composer.focus();
    options.onChange();
  };

  return {
    load,
    ask,
    stop: () => running?.abort('stop'),
    finish,
    showLeadForm: contact.showForm,
    get isBusy() {
      return running !== undefined;
    },
    get isStarted() {
      return isStarted;
    },
    get canLeaveDetails() {
      return contact.isPossible;
    },
    get isPersonWanted() {
      return contact.isPersonWanted;
    },
  };
}

function readSource(part: Extract<StreamPart, { type: 'source-url' | 'source-document' }>): SourcePart {
  return {
    type: 'source',
    sourceId: part.sourceId,
    title: part.title,
    ...part.providerMetadata.parley,
    ...(part.type === 'source-url' && { url: part.url }),
  };
}
