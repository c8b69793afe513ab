import type { ActionValues } from '#contract/actions/actions.schemas.ts';
import { replacePlaceholders } from './replace-placeholders.ts';

/**
 * The URL of a call: each value is escaped, so that it can't reach beyond its place. A part of the query whose parameter
 * was left out is left out too.
 */
export function fillUrl(template: string, values: ActionValues): string {
  const [path = '', query] = template.split(/\?(.*)/s);
  const filledPath = replacePlaceholders(path, (name) => escapeInPath(values[name] ?? ''));
  if (query === undefined) return filledPath;
  const pairs = query
    .split('&')
    .filter((pair) => !isLeftOut(pair, values))
    .map((pair) => replacePlaceholders(pair, (name) => escapeValue(values[name] ?? '')));
  return pairs.length === 0 ? filledPath : `${filledPath}?${pairs.join('&')}`;
}

function escapeValue(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

/** Dots alone would climb in the path, also when they are escaped once: URLs take `%2E%2E` for `..`. */
function escapeInPath(value: string): string {
  return /^\.+$/.test(value) ? value.replaceAll('.', '%252E') : escapeValue(value);
}

function isLeftOut(pair: string, values: ActionValues): boolean {
  const name = /^[^=]*=\{([A-Za-z][A-Za-z0-9_]*)\}$/.exec(pair)?.[1];
  return name !== undefined && (values[name] ?? '') === '';
}
