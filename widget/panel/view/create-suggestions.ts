import type { Words } from '../words/en.ts';
import { createElement } from './create-element.ts';

/** The questions that the owner suggests, as buttons. */
export function createSuggestions(
  questions: string[],
  words: Words,
  onChoose: (question: string) => void,
): HTMLElement {
  const createItem = (question: string) =>
    createElement(
      'li',
      {},
      createElement('button', { type: 'button', dir: 'auto', click: () => onChoose(question) }, question),
    );
  return createElement(
    'ul',
    { class: 'suggestions', 'aria-label': words.suggestions },
    ...questions.map(createItem),
  );
}
