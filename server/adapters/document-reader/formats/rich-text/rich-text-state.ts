/** Where text goes: to the page, to a list of names, or nowhere. */
export type Destination = 'text' | 'fonts' | 'colors' | 'styles' | 'title' | 'note' | 'nowhere';

/** What holds until the group ends. */
export interface RichTextState {
  destination: Destination;
  codePage: number;
  /** Signs to pass over after a Unicode escape: what older programs show instead. */
  fallbackLength: number;
  isHidden: boolean;
  isStruck: boolean;
  isDeleted: boolean;
  /** Too small to be read. */
  isTiny: boolean;
  /** Number of the color of the text in the list of colors; 0 for the usual one. */
  color: number;
  /** Its ground has a color of its own. */
  hasGround: boolean;
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
  hasGround: boolean;
}
