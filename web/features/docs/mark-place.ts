import { whenParsed } from '#web/public-scripts/when-parsed.ts';

/** Marks in the list of headings the one under which the reader is: the last above the upper third of the window, or the first. */
export function markPlace(): void {
  let isDue = false;
  const mark = (): void => {
    isDue = false;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-on-this-page] a')];
    const passed =
      links.findLast((link) => {
        const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
        return heading !== null && heading.getBoundingClientRect().top < innerHeight / 3;
      }) ?? links[0];
    for (const link of links) {
      if (link === passed) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  const markSoon = (): void => {
    if (!isDue) requestAnimationFrame(mark);
    isDue = true;
  };
  addEventListener('scroll', markSoon, { passive: true });
  addEventListener('resize', markSoon);
  whenParsed(markSoon);
}
