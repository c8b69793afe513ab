/** "iPhone 15" with what follows it: "Pro" in "iPhone 15 Pro", nothing in "iPhone 15 costs". */
const NUMBERED = /(?<![\p{L}\p{N}])(\p{L}{2,}[ -]?\d+)(?![\p{L}\p{N}]|[.,:]\d)(?: (\p{Lu}[\p{L}\p{N}]*))?/gu;

interface Numbered {
  name: string;
  variant: string;
}

const readNumbered = (text: string): Numbered[] =>
  [...text.matchAll(NUMBERED)].map(([, name = '', variant = '']) => ({
    name: name.toLowerCase(),
    variant: variant.toLowerCase(),
  }));

/**
 * Whether a statement is about another variant of what a clause names ("iPhone 15 Pro", where the clause says "iPhone 15"),
 * and another statement about that one.
 */
export function namesOtherVariant(clause: string, statement: string, all: readonly string[]): boolean {
  return readNumbered(clause).some(({ name, variant }) => {
    const isIt = (each: Numbered) => each.name === name && each.variant === variant;
    const told = readNumbered(statement).filter((each) => each.name === name);
    return told.length > 0 && !told.some(isIt) && all.some((text) => readNumbered(text).some(isIt));
  });
}
