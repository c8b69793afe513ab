import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Explained } from './explained.tsx';

interface MeaningProps {
  /** What is explained, for the name of the button. */
  of: string;
  children: ReactNode;
}

/** Explains a figure or a word, on a click, a touch or the keyboard. */
export function Meaning({ of, children }: MeaningProps) {
  return (
    <Explained
      name={of}
      trigger={
        <button
          type="button"
          aria-label={`What is counted as ${of}`}
          className="inline-flex size-6 items-center justify-center rounded-full text-ink-secondary hover:text-ink"
        >
          <Info aria-hidden className="size-3.5" />
        </button>
      }
    >
      {children}
    </Explained>
  );
}
