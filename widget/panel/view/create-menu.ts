import type { Words } from '../words/en.ts';
import { createElement } from './create-element.ts';
import { createIcon } from './create-icon.ts';

export interface MenuItem {
  label: string;
  run(): void;
}

export interface Menu {
  element: HTMLElement;
  /** Returns whether it was open. */
  close(): boolean;
}

/** The menu and the button that opens it, with the keys of the WAI-ARIA menu button pattern. */
export function createMenu(words: Words, listItems: () => MenuItem[]): Menu {
  const list = createElement('ul', {
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
      click: () => (list.hidden ? open() : close()),
    },
    createIcon('menu'),
  );

  const buttons = () => [...list.querySelectorAll('button')];
  const close = () => {
    const wasOpen = !list.hidden;
    if (list.contains(document.activeElement)) opener.focus();
    list.hidden = true;
    opener.setAttribute('aria-expanded', 'false');
    return wasOpen;
  };
  const createRow = ({ label, run }: MenuItem) => {
    const click = () => {
      close();
      run();
    };
    const button = createElement(
      'button',
      { type: 'button', role: 'menuitem', tabindex: '-1', click },
      label,
    );
    return createElement('li', { role: 'none' }, button);
  };
  const open = () => {
    list.replaceChildren(...listItems().map(createRow));
    list.hidden = false;
    opener.setAttribute('aria-expanded', 'true');
    buttons()[0]?.focus();
  };
  list.addEventListener('keydown', (event) => {
    const all = buttons();
    const index = all.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      all.at(next % all.length)?.focus();
    } else if (event.key === 'Tab') close();
  });
  document.addEventListener('pointerdown', (event) => {
    if (!list.contains(event.target as Node) && !opener.contains(event.target as Node)) close();
  });

  return { element: createElement('div', { class: 'menu-place' }, opener, list), close };
}
