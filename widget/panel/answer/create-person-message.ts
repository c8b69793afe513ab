import type { WidgetMessage } from '#contract/widget/widget.schemas.ts';
import type { ChatOptions } from '../chat/chat-options.ts';
import { loadFiles } from '../files/load-files.ts';
import { createElement } from '../view/create-element.ts';
import { fillIn } from '../words/fill-in.ts';
import { createAnswer } from './create-answer.ts';

/** What a person of the business wrote, under their name, or a line that says that one came or went. */
export function createPersonMessage(said: WidgetMessage, { words, transport }: ChatOptions): HTMLElement {
  const { text, author, attachments, refusedFiles } = said;
  const name = author.name ?? '';
  if (author.kind === 'system') {
    const sentence = { joined: words.joined, 'handed-back': words.handedBack, closed: words.closedBy }[
      author.event ?? 'joined'
    ];
    return createElement('p', { class: 'line' }, fillIn(sentence, { name }));
  }
  const message = createAnswer(words, transport.rateMessage, name);
  message.addText(text);
  message.finish({});
  if (attachments.length + refusedFiles.length > 0)
    void loadFiles(transport).then((part) => part?.draw(message.element, text, said));
  return message.element;
}
