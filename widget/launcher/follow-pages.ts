import { keep, recall } from './tab-memory.ts';

/** By then a page that changes its address by itself has its title. */
const titleWaitMs = 500;

/**
 * Notes in this tab which pages are shown, for a conversation that may begin: a line with the time in milliseconds, the
 * path without its query, and the title, the newest last. A page may have several lines: the panel reads them.
 */
export function followPages(key: string, ending: AbortController): void {
  const note = () => {
    const lines = recall(key);
    const page = ` ${location.pathname} ${document.title}`;
    if (!lines?.endsWith(page)) keep(key, `${lines}\n${Date.now()}${page}`.slice(-9_000));
  };
  note();
  // Browsers without it know the first address of such a page, and the one on which the chat is opened.
  window.navigation?.addEventListener(
    'navigate',
    () => {
      note();
      setTimeout(note, titleWaitMs);
    },
    ending,
  );
}
