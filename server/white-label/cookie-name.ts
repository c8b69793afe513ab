import { ownWord } from './own-word.ts';

/** The name of a cookie of ours, `parley…` or `__Secure-parley…`: under a partner's host it has another word. */
export function cookieName(name: string): string {
  return name.replace(/^(__Secure-)?parley/, (_, prefix = '') => prefix + ownWord());
}
