let names = 0;
/** A name that nothing has yet. */
export const newName = (what: string): string => `${what} ${++names}`;
