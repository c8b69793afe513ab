import { type FocusEvent, useLayoutEffect, useRef } from 'react';

const CONTROLS = 'button:not(:disabled), input:not(:disabled), textarea, a[href]';

/**
 * Keeps the place of those who use the keyboard: where the control that has the focus goes away, as a button does that has
 * done its work, the control that is now in its place gets it, or the last. Otherwise the next Tab would begin at the top of the
 * page. Spread what it returns on an element of the part that is drawn again then.
 */
export function useKeptFocus<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const focused = useRef<Element>(null);
  const place = useRef(0);
  const listControls = () => [...(box.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    // Not where it has gone elsewhere since.
    if (document.activeElement !== document.body) return;
    const left = listControls();
    left[Math.min(place.current, left.length - 1)]?.focus();
  });
  return {
    ref: box,
    onFocus: (event: FocusEvent) => {
      focused.current = event.target;
      place.current = Math.max(0, listControls().indexOf(event.target as HTMLElement));
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
