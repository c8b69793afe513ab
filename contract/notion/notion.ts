export const notionItemKinds = ['page', 'data-source'] as const;

/** `token`: of an internal connection, given by hand. `sign-in`: of a public connection, by signing in to Notion. */
export const notionMethods = ['token', 'sign-in'] as const;

/** Pages and databases that one source may name; what is in them comes along. */
export const maximumNotionItems = 100;
