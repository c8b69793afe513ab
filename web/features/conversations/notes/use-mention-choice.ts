import { type RefObject, useRef, useState } from 'react';

/**
 * The choice of whom a note mentions. Where it was opened by typing an `@` and nobody was chosen, the `@` is typed after
 * all.
 */
export function useMentionChoice(box: RefObject<HTMLTextAreaElement | null>) {
  const [isOpen, setIsOpen] = useState(false);
  const isTyped = useRef(false);
  const insert = (text: string) => {
    const area = box.current;
    area?.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
    area?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return {
    isOpen,
    openByKey: () => {
      isTyped.current = true;
      setIsOpen(true);
    },
    choose: (name: string) => {
      isTyped.current = false;
      insert(`@${name} `);
    },
    change: (isNowOpen: boolean) => {
      if (!isNowOpen && isTyped.current) insert('@');
      isTyped.current = false;
      setIsOpen(isNowOpen);
    },
  };
}
