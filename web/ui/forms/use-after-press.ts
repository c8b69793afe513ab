import { useEffect, useRef } from 'react';

/**
 * Gives a function that does work at once, or, while a pointer is pressed, when it has been released and its click has
 * been handled: what moves the page under a press would lose the click.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () =>
      // The click comes right after the release.
      setTimeout(() => {
        isPressed.current = false;
        for (const work of waiting.current.splice(0)) work();
      });
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);

  return (work) => {
    if (isPressed.current) waiting.current.push(work);
    else work();
  };
}
