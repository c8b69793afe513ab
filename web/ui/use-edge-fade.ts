import { type RefObject, useEffect } from 'react';

/** Tells `.fade-edges` on which sides of a row that scrolls there is more: it fades there instead of cutting a word. */
export function useEdgeFade(row: RefObject<HTMLElement | null>): void {
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
    observer.observe(element);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [row]);
}
