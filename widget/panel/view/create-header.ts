import type { Words } from '../words/en.ts';
import { createElement } from './create-element.ts';
import { createIcon } from './create-icon.ts';
import { createMenu, type MenuItem } from './create-menu.ts';

export interface Header {
  element: HTMLElement;
  setName(name: string): void;
  /** In place of the first letter of the name. */
  setPicture(url: string | null): void;
  /** Takes the focus on phones, where the input would pull up the keyboard. */
  focus(): void;
  /** Returns whether the menu was open. */
  closeMenu(): boolean;
}

/** Who is speaking, that it is an AI, and the menu. `listItems` is asked each time the menu opens. */
export function createHeader(
  words: Words,
  listItems: () => MenuItem[],
  onClose: (() => void) | undefined,
): Header {
  const name = createElement('bdi');
  const title = createElement('h1', { tabindex: '-1' }, name);
  const avatar = createElement('span', { class: 'avatar', 'aria-hidden': 'true' });
  const menu = createMenu(words, listItems);
  return {
    element: createElement(
      'header',
      {},
      avatar,
      createElement('div', { class: 'names' }, title, createElement('p', {}, words.assistant)),
      menu.element,
      onClose &&
        createElement(
          'button',
          { type: 'button', class: 'quiet', 'aria-label': words.close, click: onClose },
          createIcon('close'),
        ),
    ),
    setName(displayName) {
      name.textContent = displayName;
      avatar.textContent = [...displayName.trim()][0]?.toLocaleUpperCase() ?? '';
    },
    setPicture(url) {
      avatar.querySelector('img')?.remove();
      if (url) avatar.append(createElement('img', { src: url, alt: '' }));
    },
    focus: () => title.focus(),
    closeMenu: menu.close,
  };
}
