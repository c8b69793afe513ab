const TEXTS = new Map([
  ['tab', ' '],
  ['emspace', ' '],
  ['enspace', ' '],
  ['qmspace', ' '],
  ['emdash', '—'],
  ['endash', '–'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['bullet', '•'],
  // A table in a table goes into the cell that it is in.
  ['nestcell', ', '],
  ['nestrow', '; '],
]);

/** The text that a control word means, or null. */
export function textOfWord(name: string): string | null {
  return TEXTS.get(name) ?? null;
}
