import type { Words } from '../words/en.ts';
import { createElement } from './create-element.ts';

export interface QuestionView {
  element: HTMLElement;
  setSent(isSent: boolean): void;
}

/** One message of the visitor, exactly as it was written. */
export function createQuestion(text: string, words: Words): QuestionView {
  const mark = createElement('p', { class: 'note', hidden: true }, words.notSent);
  return {
    element: createElement(
      'article',
      { class: 'message question' },
      createElement('span', { class: 'unseen' }, `${words.you}: `),
      createElement('div', { class: 'bubble', dir: 'auto' }, text),
      mark,
    ),
    setSent(isSent) {
      mark.hidden = isSent;
    },
  };
}
