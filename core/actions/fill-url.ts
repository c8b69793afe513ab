import type { ActionValues } from '#contract/actions/actions.schemas.ts';
import { replacePlaceholders } from './replace-placeholders.ts';

/**
 * The URL of a call: each value is escaped, so that it can't reach beyond its place. A part of the query whose parameter
 * was left out is left out too.
 */
export function fillUrl(template: string, values: ActionValues): string {
  const [path = '', query] = template.split(/\?(.*)/s);
  const fill = (text: string) => replacePlaceholders(text, (name) => escapeValue(values[name] ?? ''));
  if (query === undefined) return fill(path);
  const pairs = query.split('&').filter((pair) => !isLeftOut(pair, values));
  return pairs.length === 0 ? fill(path) : `${fill(path)}?${pairs.map(fill).join('&')}`;
}

/** Dots alone would climb in the path. */
function escapeValue(value: string): string {
  return /^\.+$/.test(value) ? value.replaceAll('.', '%2E') : encodeURIComponent(value);
}

function isLeftOut(pair: string, values: ActionValues): boolean {
  const name = /^[^=]*=\{([A-Za-z][A-Za-z0-9_]*)\}$/.exec(pair)?.[1];
  return name !== undefined && (values[name] ?? '') === '';
}
