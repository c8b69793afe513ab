/** A key that nobody guesses. `crypto.randomUUID` is missing where the console is served over plain HTTP. */
export function createKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))]
    .map((part) => part.toString(16).padStart(8, '0'))
    .join('');
}
