/** Two words of a wish, such as a verb and what it is about, in either order, with anything short between them. */
export function pairWords(verb: string, noun: string): RegExp {
  const pair = (first: string, second: string) =>
    `(?<!\\p{L})(?:${first})(?!\\p{L}).{0,30}(?<!\\p{L})(?:${second})(?!\\p{L})`;
  return new RegExp(`${pair(verb, noun)}|${pair(noun, verb)}`, 'u');
}
