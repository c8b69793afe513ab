/** A value of an export as text; empty when it is none. Numbers are written out, as some exports have ids as numbers. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}
