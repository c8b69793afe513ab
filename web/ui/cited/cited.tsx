import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const sizes = {
  /** As high as a line, so that the tails of the letters are inside, and the lines of a long sentence touch. */
  text: 'rounded-xs bg-cited py-0.5 -mx-[0.12em] px-[0.12em]',
  /** Lines of a display heading are too near for that: less high than the letters' box, which would cover the line above. */
  display:
    'bg-transparent bg-[linear-gradient(transparent_10%,var(--cited)_10%_87%,transparent_87%)] -ms-[0.02em] rounded-[0.04em] ps-[0.1em] pe-[0.1em]',
};

interface CitedProps {
  /** `display`: in a heading of the size of `heroStyle`. */
  size?: keyof typeof sizes;
  children: ReactNode;
}

/** The sentence that an answer comes from, marked as with a pen: the letters stay on the edge of their text, the ink goes a little beyond. */
export function Cited({ size = 'text', children }: CitedProps) {
  return (
    <mark
      className={classNames(
        'box-decoration-clone text-on-cited forced-colors:bg-[Mark] forced-colors:text-[MarkText]',
        sizes[size],
      )}
    >
      {children}
    </mark>
  );
}
