import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names.ts';

/** Turning ring; the text next to it says what we wait for. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classNames('size-4 shrink-0 animate-spin', className)} />;
}
