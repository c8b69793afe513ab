import type { ReactNode } from 'react';
import { Meaning } from './meaning.tsx';

interface WithMeaningProps {
  text: string;
  /** What is explained, for the name of the button. */
  of: string;
  children: ReactNode;
}

/** A text with the button that explains it, which stays next to its last word. */
export function WithMeaning({ text, of, children }: WithMeaningProps) {
  const last = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, last)}
      <span className="whitespace-nowrap">
        {text.slice(last)}
        <span className="-my-1 inline-block align-middle">
          <Meaning of={of}>{children}</Meaning>
        </span>
      </span>
    </>
  );
}
