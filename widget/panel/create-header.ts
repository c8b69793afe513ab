import { createElement } from './create-element.ts';
import { createIcon } from './create-icon.ts';
import type { Words } from './words/en.ts';

export interface MenuItem {
  label: string;
  run(): void;
}

export interface Header {
  element: HTMLElement;
  setName(name: string): void;
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
  const menu = createElement('ul', {
    class: 'menu',
    id: 'menu',
    role: 'menu',
    'aria-label': words.menu,
    hidden: true,
  });
  const opener = createElement(
    'button',
    {
      type: 'button',
      class: 'quiet',
      'aria-label': words.menu,
      'aria-haspopup': 'menu',
      'aria-expanded': 'false',
      'aria-controls': 'menu',
      click: () => (menu.hidden ? open() : close()),
    },
    createIcon('menu'),
  );

  const items = () => [...menu.querySelectorAll('button')];
  const close = () => {
    const wasOpen = !menu.hidden;
    if (menu.contains(document.activeElement)) opener.focus();
    menu.hidden = true;
    opener.setAttribute('aria-expanded', 'false');
    return wasOpen;
  };
  const open = () => {
    menu.replaceChildren(
      ...listItems().map((item) =>
        createElement(
          'li',
          { role: 'none' },
          createElement(
            'button',
            {
              type: 'button',
              role: 'menuitem',
              tabindex: '-1',
              click() {
                close();
                item.run();
              },
            },
            item.label,
          ),
        ),
      ),
    );
    menu.hidden = false;
    opener.setAttribute('aria-expanded', 'true');
    items()[0]?.focus();
  };
  menu.addEventListener('keydown', (event) => {
    const buttons = items();
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      buttons.at(next % buttons.length)?.focus();
    } else if (event.key === 'Tab') close();
  });
  document.addEventListener('pointerdown', (event) => {
    if (!menu.contains(event.target as Node) && !opener.contains(event.target as Node)) close();
  });

  return {
    element: createElement(
      'header',
      {},
      avatar,
      createElement('div', { class: 'names' }, title, createElement('p', {}, words.assistant)),
      createElement('div', { class: 'menu-place' }, opener, menu),
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
    focus: () => title.focus(),
    closeMenu: close,
  };
}
