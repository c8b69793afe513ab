import { readPlaceholders } from './read-placeholders.ts';

/**
 * Why a URL with parameters in braces can't be called, as a sentence; null where nothing speaks against it. Its host is the
 * owner's alone: no visitor chooses where a request goes.
 */
export function findUrlProblem(url: string, parameters: readonly string[]): string | null {
  const origin = /^https?:\/\/[^/?#]+/i.exec(url)?.[0];
  if (origin === undefined) return 'Enter a URL that begins with https://.';
  if (origin.includes('{'))
    return 'Write parameters after the host of the URL: visitors cannot choose the server.';
  if (url.includes('#')) return 'Leave out # and what follows: no server gets it.';
  const unknown = readPlaceholders(url).find((name) => !parameters.includes(name));
  return unknown === undefined ? null : `Add the parameter {${unknown}}, or take it out of the URL.`;
}
