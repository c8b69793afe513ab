/**
 * Of the ids of visitors: unknown ones, those of whom a signed token has said who they are, and members who try the chat in
 * the console. The visitor's own token signs which of them somebody is.
 */
export const visitorPrefixes = { visitor: 'vis', known: 'kno', preview: 'pvw' } as const;
