import { parseHTML } from 'linkedom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Author } from '#contract/inbox/handling.schemas.ts';
import type { WidgetMessage } from '#contract/widget/widget.schemas.ts';
import type { ChatOptions } from '../chat/chat-options.ts';
import { en as words } from '../words/en.ts';
import { createPersonMessage } from './create-person-message.ts';

beforeEach(() => {
  const { document, Event, Node } = parseHTML('<!doctype html><html><body></body></html>');
  vi.stubGlobal('document', document);
  vi.stubGlobal('Event', Event);
  vi.stubGlobal('Node', Node);
  vi.stubGlobal('requestAnimationFrame', vi.fn());
});

function drawBy(author: Partial<Author>): HTMLElement {
  const said = {
    text: 'Yes, **gladly**.',
    author: { kind: 'person', name: 'Ana', pictureUrl: null, event: null, ...author },
    attachments: [],
    refusedFiles: [],
  } as unknown as WidgetMessage;
  return createPersonMessage(said, { words, transport: {} } as ChatOptions);
}

test.each<[Partial<Author>, string]>([
  [{}, 'AnaYes, gladly.'],
  [{ kind: 'system', event: 'joined' }, 'Ana has joined the conversation.'],
])('%j is drawn with the picture of that person, next to their name', (author, text) => {
  const drawn = drawBy({ ...author, pictureUrl: '/pictures/pic_1-0.png' });
  expect(drawn.textContent).toBe(text);
  const picture = drawn.querySelector('img');
  expect([picture?.getAttribute('src'), picture?.getAttribute('alt')]).toEqual(['/pictures/pic_1-0.png', '']);
  // Replaced or deleted since.
  picture?.dispatchEvent(new Event('error'));
  expect(drawn.querySelector('img')).toBeNull();
  expect(drawBy(author).querySelector('img')).toBeNull();
});
