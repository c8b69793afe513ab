/** Where text goes: to the page, to a list of names, or nowhere. */
export type Destination = 'text' | 'fonts' | 'styles' | 'title' | 'note' | 'nowhere';

/** What holds until the group ends. */
export interface RichTextState {
  destination: Destination;
  codePage: number;
  /** Signs to pass over after a Unicode escape: what older programs show instead. */
  fallbackLength: number;
  isUnsaid: boolean;
  place: 'plain' | 'raised' | 'lowered';
  /** Number of the font or style that a list is naming. */
  entry: number;
}

/** What holds until the paragraph is set back. */
export interface ParagraphState {
  /** 1 to 6 for a heading. */
  level: number | null;
  isItem: boolean;
  isInTable: boolean;
}
