/** Letters that an index keeps of a word from each of its letters on; what is looked for is cut alike. */
export const substringLength = 16;
