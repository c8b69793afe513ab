/** The answer where nothing matches. */
export const notInMessages = 'Not in your messages.';
