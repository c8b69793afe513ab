/** The server takes no longer ones, and no field lets people type them. */
const longest = 200;

/** What a list is searched for, as its address says; of what is longer, the beginning. Empty without it. */
export const searchText = (search: URLSearchParams): string => (search.get('q') ?? '').slice(0, longest);
