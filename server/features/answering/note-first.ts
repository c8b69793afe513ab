/** Hands on what a generator gives and returns, and calls `note` before the first part. */
export async function* noteFirst<Part, Result>(
  parts: AsyncGenerator<Part, Result>,
  note: () => void,
): AsyncGenerator<Part, Result> {
  const first = await parts.next();
  if (first.done) return first.value;
  note();
  yield first.value;
  return yield* parts;
}
