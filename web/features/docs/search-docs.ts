import { searchDocs as endpoint } from '#contract/docs/docs.endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/lib/call.ts';
import { describeError } from '#web/lib/call-error.ts';
import { pageShown } from '#web/public-scripts/page-shown.ts';
import { whenParsed } from '#web/public-scripts/when-parsed.ts';
import { renderPassage } from './render-passage.ts';

type Passage = AnswerOf<typeof endpoint>['data'][number];

/** Search parameter of the URL: the query. */
const parameter = 'q';
/** How long typing must pause before a search starts. */
const waitMs = 200;

/**
 * Handles the markup of `docs-search.tsx`: searches while the user types, shows the results, and supports the keyboard.
 * It listens on the document, so it does not matter when and how the page is rendered.
 */
export function searchDocs(): void {
  let asked = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = (view: View, delayMs: number): void => {
    asked.abort();
    clearTimeout(timer);
    const query = view.input.value.trim();
    keepInAddress(query);
    if (query === '') {
      show(view, 'idle');
      return;
    }
    asked = new AbortController();
    const { signal } = asked;
    timer = setTimeout(async () => {
      // The last results stay until there are new ones.
      if (view.found.dataset.state !== 'found') show(view, 'searching');
      try {
        const { data } = await call(endpoint, { query: { q: query }, signal });
        if (!signal.aborted) showPassages(view, query, data);
      } catch (error) {
        if (signal.aborted) return;
        view.reason.textContent = describeError(error);
        show(view, 'failed');
      }
    }, delayMs);
  };

  const openAddressed = (): void => {
    const view = viewOf(document.querySelector('[data-docs-search]'));
    const query = new URLSearchParams(location.search).get(parameter)?.slice(0, view?.input.maxLength);
    if (!view || !query || view.input.value !== '') return;
    view.input.value = query;
    // Results close when the focus leaves; focusing the field starts the search.
    view.input.focus({ preventScroll: true });
  };

  document.addEventListener('input', ({ target }) => {
    const view = viewOf(target);
    if (view && target === view.input) ask(view, waitMs);
  });
  document.addEventListener('focusin', ({ target }) => {
    const view = viewOf(target);
    if (view && target === view.input && view.found.dataset.state === 'idle') ask(view, 0);
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const view = viewOf(target);
    if (view && viewOf(relatedTarget)?.root !== view.root) {
      asked.abort();
      clearTimeout(timer);
      show(view, 'idle');
    }
  });
  document.addEventListener('click', ({ target }) => {
    const view = viewOf(target);
    if (!view || !(target instanceof Element) || !target.closest('[data-retry]')) return;
    // The button disappears, and would take the focus out of the search.
    view.input.focus();
    ask(view, 0);
  });
  document.addEventListener('mouseover', ({ target }) => {
    const view = viewOf(target);
    const option = target instanceof Element ? target.closest('[role="option"]') : null;
    if (view && option) choose(view, optionsOf(view).indexOf(option as HTMLAnchorElement));
  });
  document.addEventListener(pageShown, openAddressed);
  document.addEventListener('keydown', (event) => {
    const view = viewOf(event.target);
    if (view && event.target === view.input) onKey(view, event);
    else if (event.key === '/' && !isTyping(event)) focusSearch(event);
  });
  whenParsed(openAddressed);
}

/** So that a search can be linked to and is restored by Back. */
function keepInAddress(query: string): void {
  const url = new URL(location.href);
  if (query === (url.searchParams.get(parameter) ?? '')) return;
  if (query === '') url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, query);
  history.replaceState(history.state, '', url);
}

interface View {
  root: Element;
  input: HTMLInputElement;
  found: HTMLElement;
  list: HTMLElement;
  reason: HTMLElement;
}

type State = 'idle' | 'searching' | 'found' | 'empty' | 'failed';

function viewOf(target: EventTarget | null): View | null {
  const root = target instanceof Element ? target.closest('[data-docs-search]') : null;
  if (!root) return null;
  return {
    root,
    input: root.querySelector('input')!,
    found: root.querySelector<HTMLElement>('[data-state]')!,
    list: root.querySelector<HTMLElement>('[role="listbox"]')!,
    reason: root.querySelector<HTMLElement>('[data-reason]')!,
  };
}

const optionsOf = ({ list }: View): HTMLAnchorElement[] => [...list.querySelectorAll('a')];

function show({ input, found, list }: View, state: State): void {
  found.dataset.state = state;
  input.setAttribute('aria-expanded', String(state === 'found'));
  if (state === 'found') return;
  input.removeAttribute('aria-activedescendant');
  list.replaceChildren();
}

function showPassages(view: View, query: string, passages: Passage[]): void {
  view.found.querySelector('[data-query]')!.textContent = query;
  view.found.querySelector('[data-count]')!.textContent =
    `${passages.length} ${passages.length === 1 ? 'result' : 'results'}. Use the arrow keys to choose one.`;
  view.list.replaceChildren(...passages.map((passage, at) => renderPassage(passage, `docs-found-${at}`)));
  show(view, passages.length > 0 ? 'found' : 'empty');
  if (passages.length > 0) choose(view, 0);
}

function choose(view: View, at: number): void {
  for (const [index, option] of optionsOf(view).entries()) {
    option.setAttribute('aria-selected', String(index === at));
    if (index === at) view.input.setAttribute('aria-activedescendant', option.id);
  }
}

function onKey(view: View, event: KeyboardEvent): void {
  const options = optionsOf(view);
  const at = options.findIndex((option) => option.getAttribute('aria-selected') === 'true');
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step !== 0 && options.length > 0) {
    event.preventDefault();
    const next = (at + step + options.length) % options.length;
    choose(view, next);
    options[next]?.scrollIntoView({ block: 'nearest' });
  } else if (event.key === 'Enter' && options[at]) {
    event.preventDefault();
    options[at].click();
  } else if (event.key === 'Escape') {
    // Browsers clear a search field at once; here the first press only closes the list.
    event.preventDefault();
    if (view.found.dataset.state === 'idle') {
      view.input.value = '';
      keepInAddress('');
    } else show(view, 'idle');
  }
}

function isTyping({ target, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean {
  if (metaKey || ctrlKey || altKey) return true;
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}

function focusSearch(event: KeyboardEvent): void {
  const input = document.querySelector<HTMLInputElement>('[data-docs-search] input');
  if (!input) return;
  event.preventDefault();
  input.focus();
}
