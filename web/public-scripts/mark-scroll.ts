const translucentPastPx = 10;

/** Sets `data-scrolled` on the root once the page has scrolled past 10 px, which makes the header translucent. */
export function markScroll(): void {
  const root = document.documentElement;
  const mark = (): void => {
    root.toggleAttribute('data-scrolled', scrollY > translucentPastPx);
  };
  addEventListener('scroll', mark, { passive: true });
  mark();
}
