/** The web's build cannot know under which address it will be served, and writes this one where a whole address is needed. */
export const placeholderOrigin = 'https://parley.invalid';
