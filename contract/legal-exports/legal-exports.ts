/** Originals that one archive can keep. */
export const originalsMaximum = 20;

/** Packages that are listed for one original. */
export const legalExportsMaximum = 50;

/** Letters and digits before the page numbers of an exhibit. */
export const pagePrefixMaximumLength = 10;
export const pagePrefixByDefault = 'A';

/** Characters of the list of messages whose texts are covered in an exhibit. */
export const redactedMaximumLength = 1_000;
