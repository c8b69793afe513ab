import { classNames } from './class-names.ts';

/** A grey shape of the size of what is coming, so that nothing moves when it does. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden className={classNames('block animate-pulse-soft rounded-md bg-sunken', className)} />
  );
}
