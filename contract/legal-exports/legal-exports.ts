/** Originals that one archive can keep. */
export const originalsMaximum = 20;

/** Packages that are listed for one original. */
export const legalExportsMaximum = 50;

/** Letters and digits before the page numbers of an exhibit. */
export const pagePrefixMaximumLength = 10;
export const pagePrefixByDefault = 'A';
