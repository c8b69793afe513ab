import { returnParameter } from '#web/paths.ts';

/** A page of the account with the page that was asked for before it, so that it is not lost on the way. */
export const keepReturn = (path: string, next: string | null): string =>
  next ? `${path}?${new URLSearchParams({ [returnParameter]: next })}` : path;
