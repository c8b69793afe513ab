const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** The tag of a language in words. */
export const nameLanguage = (tag: string): string => names.of(tag) ?? tag;
