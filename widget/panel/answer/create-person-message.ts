import type { Author } from '#contract/inbox/handling.schemas.ts';
import type { WidgetMessage } from '#contract/widget/widget.schemas.ts';
import type { ChatOptions } from '../chat/chat-options.ts';
import { loadFiles } from '../files/load-files.ts';
import { type Child, createElement } from '../view/create-element.ts';
import { fillIn } from '../words/fill-in.ts';
import { createAnswer } from './create-answer.ts';

/** Their name is next to it. A picture that has been replaced or deleted since is left out. */
function drawFace({ pictureUrl }: Author): Child {
  if (!pictureUrl) return null;
  const face = createElement('img', { class: 'face', src: pictureUrl, alt: '', error: () => face.remove() });
  return face;
}

/** What a person of the business wrote, under their name, or a line that says that one came or went. */
export function createPersonMessage(said: WidgetMessage, { words, transport }: ChatOptions): HTMLElement {
  const { text, author, attachments, refusedFiles } = said;
  const name = author.name ?? '';
  if (author.kind === 'system') {
    const sentence = { joined: words.joined, 'handed-back': words.handedBack, closed: words.closedBy }[
      author.event ?? 'joined'
    ];
    return createElement('p', { class: 'line' }, drawFace(author), fillIn(sentence, { name }));
  }
  const message = createAnswer(words, transport.rateMessage, [drawFace(author), name]);
  message.addText(text);
  message.finish({});
  if (attachments.length + refusedFiles.length > 0)
    void loadFiles(transport).then((part) => part?.draw(message.element, text, said));
  return message.element;
}
