import { whenParsed } from '#web/public-scripts/when-parsed.ts';

/** Scrolls the list of pages, and only that, until the open page is in its middle. */
export function showOpenPage(): void {
  whenParsed(() => {
    const list = document.querySelector<HTMLElement>('[data-docs-list]');
    const open = list?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!list || !open) return;
    const fromTop = open.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
    list.scrollTop = fromTop - (list.clientHeight - open.offsetHeight) / 2;
  });
}
