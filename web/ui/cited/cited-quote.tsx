import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** What a source says, with the rule that every quote has at its side. What an answer was taken from is `Cited` in it. */
export function CitedQuote({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('border-s-3 border-cited-edge ps-4 text-sm', className)}>{children}</div>;
}
