/**
 * A citation as models write it: [1], [1, 3], [2-4], [^1], [source 2], 【1†source】, with up to eight blanks before it.
 */
export const NUMBERS = '\\^?\\d{1,3}(?:[ \\t]*[,;，、–-][ \\t]*\\^?\\d{1,3})*';

// Only a few blanks: with any number, the time for a long run of blanks would grow with the square of its length.
export const CITATION_MARKER = `[ \\t\\u00a0]{0,8}(?:\\[(?:sources?:?[ \\t]*)?(${NUMBERS})\\](?:\\([^()\\s[【]{0,300}\\))?|【(${NUMBERS})(?:†[^】\\n]{0,80})?】)`;
