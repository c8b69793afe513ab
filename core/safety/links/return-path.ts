import { paths } from '#contract/page-addresses.ts';

/** Pages for signing in and up: a signed-in user has no use for them. */
const accountPages: readonly string[] = [paths.login, paths.register, paths.signup, paths.forgotPassword];

/**
 * Where to go after signing in.
 * @param next value of the return parameter; anything but a path of this site is ignored, so that a link cannot
 *   send someone who signs in to a foreign page.
 */
export function returnPath(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\t\r\n]/.test(next)) return paths.dashboard;
  const [pathname = ''] = next.split(/[?#]/, 1);
  return accountPages.includes(pathname) ? paths.dashboard : next;
}
