import { parseUrl } from './parse-url.ts';

/**
 * What addresses of one kind have in common, `/calendar/…` or `/list?day`: made of numbers or parameters, there may be
 * any number of them. Null for an address that is the only one of its kind.
 */
export function patternOf(url: string): string | null {
  const parsed = parseUrl(url);
  if (parsed === null) return null;
  const path = parsed.pathname.replace(/\d+/g, '…');
  const parameters = parsed.search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '');
  const names = [...new Set(parameters.map((parameter) => parameter.split('=')[0]))].sort();
  if (path === parsed.pathname && names.length === 0) return null;
  return names.length === 0 ? path : `${path}?${names.join('&')}`;
}
