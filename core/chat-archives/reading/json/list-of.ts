/** A value of an export as a list; an empty one when it is none. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
