/** What a rich text file is made of. Text comes as bytes, one per character of the string: its code page is known later. */
export type RichTextToken =
  | { kind: 'open' | 'close' }
  | { kind: 'word'; name: string; value: number | null }
  | { kind: 'symbol'; name: string }
  | { kind: 'text'; bytes: string; isHex: boolean };
