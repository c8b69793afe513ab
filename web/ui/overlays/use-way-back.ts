import { useRef } from 'react';

/**
 * Where the focus goes when something that is opened by state, and not by a trigger of its own, is closed: back to where
 * it was.
 */
export function useWayBack() {
  const opener = useRef<Element | null>(null);
  return {
    keep: () => {
      opener.current = document.activeElement;
    },
    goBack: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
