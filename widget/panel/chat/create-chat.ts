import type { WidgetMessage, WidgetSession } from '#contract/widget/widget.schemas.ts';
import { createAnswer } from '../answer/create-answer.ts';
import { createStoredAnswer } from '../answer/create-stored-answer.ts';
import { offerContact } from '../contact/offer-contact.ts';
import { createElement } from '../view/create-element.ts';
import { createQuestion } from '../view/create-question.ts';
import { createSuggestions } from '../view/create-suggestions.ts';
import { ChatFailure } from './chat-failure.ts';
import type { ChatOptions } from './chat-options.ts';
import { createAsking } from './create-asking.ts';
import { createStoredConversation } from './create-stored-conversation.ts';
import { createTurns } from './create-turns.ts';
import { showFailure } from './show-failure.ts';

export interface Chat {
  load(session: WidgetSession): void;
  ask(text: string): Promise<void>;
  stop(): void;
  /** Closes the conversation; `startsAnew` also clears the view. */
  finish(startsAnew: boolean): Promise<void>;
  showLeadForm(): void;
  readonly isStarted: boolean;
  /** An answer is on its way. */
  readonly isBusy: boolean;
  readonly canLeaveDetails: boolean;
  /** A human was requested: asking again would only bring the same sentence. */
  readonly isHumanRequested: boolean;
}

/** The chat of one visitor: what was said, what is being asked, and how it ends. */
export function createChat(options: ChatOptions): Chat {
  const { words, view, composer } = options;
  let session: WidgetSession | undefined;
  let isStarted = false;
  const stored = createStoredConversation(options);
  const contact = offerContact(options, () => stored.id);
  const turns = createTurns(options, () => session?.agent.displayName ?? words.assistant);
  const asking = createAsking(options, stored, contact, turns, () => {
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
    view.setLive(undefined);
    view.announceStatus('');
    view.setAside(undefined);
    composer.setBusy(false);
    composer.setDisabled(loaded.agent.isPaused);
    view.restore(drawMessages(loaded, messages, options));
    const last = messages.at(-1);
    const { suggestedQuestions } = loaded.agent;
    if (loaded.agent.isPaused) showFailure(options, contact, new ChatFailure('agent-paused'));
    else if (last?.role === 'user') void asking.resume(last.text);
    else if (isStarted || options.draft.isPending()) contact.offerAfter(last?.outcome);
    else if (suggestedQuestions.length > 0)
      view.setAside(createSuggestions(suggestedQuestions, words, (text) => void asking.ask(text)));
    options.onChange();
  };
  const finish = async (startsAnew: boolean) => {
    turns.cancel();
    try {
      await stored.finish();
    } catch (failure) {
      showFailure(options, contact, failure, () => void finish(startsAnew));
      return;
    }
    contact.forget();
    if (session && startsAnew) {
      load({ ...session, conversation: null });
      composer.focus();
      return;
    }
    stored.id = undefined;
    isStarted = false;
    view.setLive(undefined);
    view.setAside(undefined);
    composer.setBusy(false);
    view.add(createElement('p', { class: 'line' }, words.finished));
    composer.focus();
    options.onChange();
  };

  return {
    load,
    ask: (text) => asking.ask(text),
    stop: turns.stop,
    finish,
    showLeadForm: contact.showForm,
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

/** The disclosure, the greetings and what has been said, in this order. */
function drawMessages(session: WidgetSession, messages: WidgetMessage[], options: ChatOptions): Node[] {
  const { words, transport } = options;
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
    ...messages.map((message) =>
      message.role === 'user'
        ? createQuestion(message.text, words).element
        : createStoredAnswer(message, options).element,
    ),
  ];
}
