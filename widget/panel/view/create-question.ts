import type { ChatOptions } from '../chat/chat-options.ts';
import type { MessageFiles } from '../files/files.ts';
import { loadFiles } from '../files/load-files.ts';
import { createElement } from './create-element.ts';

export interface QuestionView {
  element: HTMLElement;
  setSent(isSent: boolean): void;
}

/** One message of the visitor, exactly as it was written, with its files. */
export function createQuestion(
  text: string,
  { words, transport }: ChatOptions,
  files: MessageFiles,
): QuestionView {
  const mark = createElement('p', { class: 'note', hidden: true }, words.notSent);
  const element = createElement(
    'article',
    { class: 'message question' },
    createElement('span', { class: 'unseen' }, `${words.you}: `),
    createElement('div', { class: 'bubble', dir: 'auto' }, text),
    mark,
  );
  if (files.attachments.length + files.refusedFiles.length > 0)
    void loadFiles(transport).then((part) => part?.draw(element, text, files));
  return {
    element,
    setSent(isSent) {
      mark.hidden = isSent;
    },
  };
}
