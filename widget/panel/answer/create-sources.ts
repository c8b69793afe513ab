import { readLink } from '#core/markdown/read-link.ts';
import { createElement } from '../view/create-element.ts';
import { createIcon } from '../view/create-icon.ts';
import type { Words } from '../words/en.ts';
import { fillIn } from '../words/fill-in.ts';
import type { CitedSource } from './group-citations.ts';

export interface SourcesView {
  element: HTMLElement;
  /** Opens the passage of a source, counted from 1, and moves the focus there. */
  show(number: number): void;
}

/** In a panel as wide as this, the words of the first source are shown from the start, also if it has others. */
const widePanelPx = 480;

/** What an answer rests on: where it was read, and the words themselves: at once if it is one source or there is room, else on demand. */
export function createSources(sources: CitedSource[], words: Words): SourcesView {
  const rows = sources.map((source, index) => createRow(source, index + 1, words));
  if (sources.length === 1 || document.documentElement.clientWidth >= widePanelPx) rows[0]?.setOpen(true);
  return {
    element: createElement(
      'section',
      { class: 'sources', 'aria-label': words.sources },
      createElement('h2', {}, words.sources),
      createElement('ol', {}, ...rows.map((row) => row.element)),
    ),
    show: (number) => rows[number - 1]?.show(),
  };
}

function createRow(source: CitedSource, number: number, words: Words) {
  const href = source.url === undefined ? undefined : readLink(source.url, true);
  const quote = createElement(
    'div',
    { class: 'quotes', hidden: true },
    ...source.quotes.map((text) =>
      createElement('blockquote', { dir: 'auto' }, createElement('mark', {}, text)),
    ),
  );
  const setOpen = (isOpen: boolean) => {
    quote.hidden = !isOpen;
    toggle.setAttribute('aria-expanded', String(isOpen));
  };
  const toggle = createElement(
    'button',
    {
      type: 'button',
      class: 'quiet',
      'aria-expanded': 'false',
      'aria-label': fillIn(words.showQuote, { title: source.title }),
      click: () => setOpen(quote.hasAttribute('hidden')),
    },
    createIcon('down'),
  );
  const title = href
    ? createElement(
        'a',
        { href, target: '_blank', rel: 'noopener noreferrer nofollow' },
        createElement('bdi', {}, source.title),
        createElement('span', { class: 'unseen' }, ` ${words.newTab}`),
      )
    : createElement('span', { class: 'title' }, createElement('bdi', {}, source.title));
  const heading = source.heading && source.heading !== source.title ? source.heading : undefined;
  return {
    element: createElement(
      'li',
      {},
      createElement('span', { class: 'number', 'aria-hidden': 'true' }, String(number)),
      createElement(
        'div',
        { class: 'where' },
        title,
        heading && createElement('span', {}, createElement('bdi', {}, heading)),
      ),
      toggle,
      quote,
    ),
    setOpen,
    show() {
      setOpen(true);
      toggle.focus({ preventScroll: true });
      quote.scrollIntoView({ block: 'nearest' });
    },
  };
}
