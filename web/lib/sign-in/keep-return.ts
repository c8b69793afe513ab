import { referralParameter, returnParameter } from '#contract/page-addresses.ts';

/** A page of the account with the page that was asked for before it, and the code of the link that led to it. */
export function keepReturn(path: string, next: string | null, referralCode: string | null = null): string {
  const search = new URLSearchParams({
    ...(next ? { [returnParameter]: next } : {}),
    ...(referralCode ? { [referralParameter]: referralCode } : {}),
  });
  return search.size > 0 ? `${path}?${search}` : path;
}
