import { whenParsed } from '#web/public-scripts/when-parsed.ts';

/** Scrolls the list of pages, and only that, until the open page is in its middle. */
export function showOpenPage(): void {
  whenParsed(scrollToOpenPage);
  // Where the styles came later than this script, there was nothing to scroll yet.
  addEventListener('load', scrollToOpenPage, { once: true });
}

function scrollToOpenPage(): void {
  const list = document.querySelector<HTMLElement>('[data-docs-list]');
  const open = list?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!list || !open || list.scrollTop > 0) return;
  const fromTop = open.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollTop = fromTop - (list.clientHeight - open.offsetHeight) / 2;
}
