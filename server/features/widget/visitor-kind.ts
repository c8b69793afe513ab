/** Of the ids of visitors, and of members who try the chat in the console: the token signs which of them somebody is. */
export const visitorPrefixes = { visitor: 'vis', preview: 'pvw' } as const;

export type VisitorKind = keyof typeof visitorPrefixes;
