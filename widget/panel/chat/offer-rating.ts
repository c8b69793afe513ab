import type { Feedback } from '#contract/conversations/conversations.ts';
import { createElement } from '../view/create-element.ts';
import type { ChatOptions } from './chat-options.ts';

/** Asks whether a conversation that is finished has helped, to be answered by one press. */
export function offerRating(
  { words, view, composer, transport }: ChatOptions,
  conversationId: string,
): HTMLElement {
  const rate = async (rating: Feedback) => {
    view.announceStatus(words.rated);
    element.replaceChildren(words.rated);
    composer.focus();
    try {
      await transport.rateConversation(conversationId, rating);
    } catch {
      view.announceStatus(words.failed);
      element.replaceChildren(words.failed, ...buttons);
    }
  };
  const createButton = (label: string, rating: Feedback) =>
    createElement('button', { type: 'button', class: 'plain', click: () => void rate(rating) }, label);
  const buttons = [createButton(words.yes, 'positive'), createButton(words.no, 'negative')];
  const element = createElement('div', { class: 'rating' }, words.rateChat, ...buttons);
  return element;
}
