/** The attribute by which a reader of pages marks what is around the main text, for `htmlToBlocks` to see. */
export const besideMark = 'data-beside-text';
