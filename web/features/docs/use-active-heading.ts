import { useEffect, useState } from 'react';
import type { Heading } from '#web/lib/markdown.ts';

/** Id of the heading under which the reader is: the last one above the upper third of the window. */
export function useActiveHeading(headings: readonly Heading[]): string | null {
  const [active, setActive] = useState<string | null>(null);

  useEffect(() => {
    setActive(null);
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, boundingClientRect, rootBounds } of entries) {
          const isPassed = boundingClientRect.top < (rootBounds?.bottom ?? 0);
          if (isPassed) passed.add(target.id);
          else passed.delete(target.id);
        }
        setActive(elements.findLast(({ id }) => passed.has(id))?.id ?? null);
      },
      { rootMargin: '0px 0px -66% 0px' },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);

  return active;
}
