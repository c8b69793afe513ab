import { paths } from '#contract/page-addresses.ts';
import { platformPages } from '#server/white-label/platform-pages.ts';

/** Pages that the application could draw by itself, and that the server answers in another way under a partner's host. */
const answeredByServer = [
  paths.terms,
  paths.privacy,
  paths.cookies,
  paths.pricing,
  paths.contact,
  ...platformPages,
];

/**
 * Marks the page as a partner's, and has the browser ask the server for the pages that the application would draw as
 * ours: after a click on a link to one, and when the application goes there by itself.
 */
export const labelScript = `(() => {
  document.documentElement.dataset.label = '';
  const pages = ${JSON.stringify(answeredByServer)};
  const isAnswered = (address) => {
    const { origin, pathname } = new URL(address, location.href);
    return origin === location.origin && (pathname === '/' || pages.some((page) => pathname === page || pathname.startsWith(page + '/')));
  };
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link === null || link.target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (!isAnswered(link.href)) return;
    event.preventDefault();
    event.stopPropagation();
    location.assign(link.href);
  }, true);
  const push = history.pushState.bind(history);
  history.pushState = (state, title, address) =>
    address != null && isAnswered(address) ? location.assign(address) : push(state, title, address);
})();
`;
