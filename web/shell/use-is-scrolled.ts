import { useEffect, useState } from 'react';

/** Whether the page has scrolled past so many pixels. */
export function useIsScrolled(pastPx: number): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const look = () => setIsScrolled(window.scrollY > pastPx);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [pastPx]);
  return isScrolled;
}
