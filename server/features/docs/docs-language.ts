/** Of the documentation, as a BCP 47 tag. */
export const docsLanguage = 'en';
