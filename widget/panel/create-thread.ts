import { createElement } from './create-element.ts';
import { createIcon } from './create-icon.ts';
import type { Words } from './words/en.ts';

/** How near to the end counts as reading the end, in pixels. */
const endDistance = 60;
/** What stays free above an answer that is longer than the view. */
const anchorMargin = 12;

export interface Thread {
  element: HTMLElement;
  /** Adds what is finished: screen readers announce it, once and whole. */
  add(message: Node): void;
  /** Shows what is still being written, below the finished; nothing of it is announced until it is added. */
  setLive(message: HTMLElement | undefined): void;
  /** A form or a notice at the end of the thread; one at a time. */
  setAside(node: Node | undefined): void;
  /** Says once, to screen readers, that somebody is typing; empty to end. */
  setStatus(text: string): void;
  /** Restores a thread without announcing all of it. */
  restore(messages: Node[]): void;
  scrollToEnd(): void;
  /** Shows what was just set aside, unless the reader has gone up to read. */
  reveal(): void;
}

/**
 * The conversation. It follows its end while the reader is there, but never pushes the beginning of the newest answer
 * out of view; what lies below then, or while the reader is elsewhere, is one button away.
 */
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
      click: () => scrollToEnd(),
    },
    createIcon('down'),
    words.newMessages,
  );
  let isFollowing = true;
  let anchor: HTMLElement | undefined;
  let height = 0;
  let positionSet = 0;
  const distanceToEnd = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
  const follow = () => {
    const limit = anchor?.isConnected ? anchor.offsetTop - anchorMargin : Number.POSITIVE_INFINITY;
    scroller.scrollTop = Math.min(scroller.scrollHeight - scroller.clientHeight, limit);
    positionSet = scroller.scrollTop;
  };
  const scrollToEnd = () => {
    isFollowing = true;
    anchor = undefined;
    follow();
  };
  scroller.addEventListener(
    'scroll',
    () => {
      const isNearEnd = distanceToEnd() < endDistance;
      if (isNearEnd) toEnd.hidden = true;
      // Only the reader's own scrolling ends the following, not ours.
      if (Math.abs(scroller.scrollTop - positionSet) > 1) isFollowing = isNearEnd;
    },
    { passive: true },
  );
  const observer = new ResizeObserver(() => {
    const hasGrown = content.offsetHeight > height;
    height = content.offsetHeight;
    if (isFollowing) follow();
    if (distanceToEnd() < endDistance) toEnd.hidden = true;
    else if (hasGrown) toEnd.hidden = false;
  });
  observer.observe(content);
  observer.observe(scroller);

  return {
    element: createElement('div', { class: 'thread' }, scroller, toEnd),
    add: (message) => log.append(message),
    setLive(message) {
      if (message) anchor = message;
      live.replaceChildren(...(message ? [message] : []));
    },
    setAside(node) {
      const hadFocus = aside.contains(document.activeElement);
      aside.replaceChildren(...(node ? [node] : []));
      // Whoever pressed a button that is gone now goes on from the conversation, not from the top.
      if (hadFocus) scroller.focus({ preventScroll: true });
    },
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
    reveal() {
      if (isFollowing) scrollToEnd();
    },
  };
}
