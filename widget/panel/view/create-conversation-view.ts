import type { Words } from '../words/en.ts';
import { createElement } from './create-element.ts';
import { createIcon } from './create-icon.ts';
import { followEnd } from './follow-end.ts';

export interface ConversationView {
  element: HTMLElement;
  /** Adds what is finished: screen readers announce it, once and whole. */
  add(message: Node): void;
  /** Shows what is still being written, below the finished; nothing of it is announced until it is added. */
  setLive(message: HTMLElement | undefined): void;
  /** A form or a notice at the end of the conversation; one at a time. */
  setAside(node: Node | undefined): void;
  /** Says once, to screen readers, that someone is typing; empty to end. */
  announceStatus(text: string): void;
  /** Restores a conversation without announcing all of it. */
  restore(messages: Node[]): void;
  scrollToEnd(): void;
  /** Shows what was just set aside, unless the reader has gone up to read. */
  reveal(): void;
}

/** The conversation as the visitor sees it; as a picture in the console it begins at its top. */
export function createConversationView(words: Words, isPicture: boolean): ConversationView {
  const log = createElement('div', { class: 'log', role: 'log' });
  const live = createElement('div', { class: 'live' });
  const aside = createElement('div', { class: 'aside' });
  const status = createElement('p', { class: 'unseen', role: 'status' });
  const content = createElement('div', { class: 'content' }, log, live, aside, status);
  const scroller = createElement(
    'div',
    { class: 'scroller', tabindex: '0', role: 'region', 'aria-label': words.conversation },
    content,
  );
  const toEnd = createElement(
    'button',
    {
      type: 'button',
      class: 'to-end',
      hidden: true,
      click: () => end.scroll(),
    },
    createIcon('down'),
    createElement('span', {}, words.newMessages),
  );
  const end = followEnd(scroller, content, [log, live], toEnd);

  return {
    element: createElement('div', { class: 'conversation' }, scroller, !isPicture && toEnd),
    add: (message) => log.append(message),
    setLive(message) {
      const asked = log.lastElementChild as HTMLElement | null;
      // A question of a line or two stays in view with its answer, and is never cut below the header.
      if (message) end.setAnchor(asked && asked.offsetHeight < 90 ? asked : message);
      live.replaceChildren(...(message ? [message] : []));
    },
    setAside(node) {
      const hadFocus = aside.contains(document.activeElement);
      aside.replaceChildren(...(node ? [node] : []));
      // After a button that is gone now, the keyboard continues from the conversation, not from the top.
      if (hadFocus) scroller.focus({ preventScroll: true });
    },
    announceStatus(text) {
      status.textContent = text;
    },
    restore(messages) {
      log.setAttribute('aria-live', 'off');
      log.replaceChildren(...messages);
      if (isPicture) end.setAnchor(content);
      else end.scroll();
      requestAnimationFrame(() => requestAnimationFrame(() => log.removeAttribute('aria-live')));
    },
    scrollToEnd: end.scroll,
    reveal() {
      if (end.isFollowed) end.scroll();
    },
  };
}
