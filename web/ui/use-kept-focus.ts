import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the place of those who use the keyboard: where the control that has the focus goes away, as a button does that has
 * done its work, the first control that is left in the element gets it. Otherwise the next Tab would begin at the top of the
 * page. Spread what it returns on an element of the part that is drawn again then.
 */
export function useKeptFocus<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    // Not where it has gone elsewhere since.
    if (document.activeElement !== document.body) return;
    box.current
      ?.querySelector<HTMLElement>('button:not(:disabled), input:not(:disabled), textarea, a[href]')
      ?.focus();
  });
  return {
    ref: box,
    onFocus: (event: FocusEvent) => {
      focused.current = event.target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
