import { createElement } from './create-element.ts';
import { createIcon } from './create-icon.ts';
import type { Words } from './words/en.ts';

/** How near to the end counts as reading the end, in pixels. */
const endDistance = 60;

export interface Thread {
  element: HTMLElement;
  /** Adds what is finished: screen readers announce it, once and whole. */
  add(message: Node): void;
  /** Shows what is still being written, below the finished; nothing of it is announced until it is added. */
  setLive(message: Node | undefined): void;
  /** A form or a notice at the end of the thread; one at a time. */
  setAside(node: Node | undefined): void;
  /** Says once, to screen readers, that somebody is typing; empty to end. */
  setStatus(text: string): void;
  /** Restores a thread without announcing all of it. */
  restore(messages: Node[]): void;
  scrollToEnd(): void;
}

/** The conversation. It follows its end while the reader is there, and offers a button when the reader is not. */
export function createThread(words: Words): Thread {
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
      click() {
        scrollToEnd();
      },
    },
    createIcon('down'),
    words.newMessages,
  );
  let isAtEnd = true;
  let height = 0;
  const scrollToEnd = () => {
    isAtEnd = true;
    toEnd.hidden = true;
    scroller.scrollTop = scroller.scrollHeight;
  };
  scroller.addEventListener(
    'scroll',
    () => {
      isAtEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < endDistance;
      if (isAtEnd) toEnd.hidden = true;
    },
    { passive: true },
  );
  const observer = new ResizeObserver(() => {
    if (isAtEnd) scroller.scrollTop = scroller.scrollHeight;
    else if (content.offsetHeight > height) toEnd.hidden = false;
    height = content.offsetHeight;
  });
  observer.observe(content);
  observer.observe(scroller);

  return {
    element: createElement('div', { class: 'thread' }, scroller, toEnd),
    add: (message) => log.append(message),
    setLive: (message) => live.replaceChildren(...(message ? [message] : [])),
    setAside: (node) => aside.replaceChildren(...(node ? [node] : [])),
    setStatus(text) {
      status.textContent = text;
    },
    restore(messages) {
      log.setAttribute('aria-live', 'off');
      log.replaceChildren(...messages);
      scrollToEnd();
      requestAnimationFrame(() => requestAnimationFrame(() => log.removeAttribute('aria-live')));
    },
    scrollToEnd,
  };
}
