import { type RefObject, useEffect } from 'react';

/** Tells `.fade-edges` on which sides of a row that scrolls there is more: it fades there instead of cutting a word. */
export function useEdgeFade(row: RefObject<HTMLElement | null>): void {
  // After every drawing, since what is in the row may be other and wider than before.
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const mark = () => {
      const before = element.scrollLeft;
      const after = element.scrollWidth - element.clientWidth - before;
      element.style.setProperty('--fade-before', before > 1 ? '2.5rem' : '0px');
      element.style.setProperty('--fade-after', after > 1 ? '2.5rem' : '0px');
    };
    mark();
    const observer = new ResizeObserver(mark);
    for (const each of [element, ...element.children]) observer.observe(each);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  });
}
