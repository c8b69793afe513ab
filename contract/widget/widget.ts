/** Header that carries the visitor's token; there is never a cookie. */
export const visitorTokenHeader = 'x-visitor-token';

/** Header that carries the solution of a challenge: JSON in Base64, with the fields of the challenge and `number`. */
export const challengeSolutionHeader = 'x-challenge-solution';

/** Directives of a content security policy that have to allow our origin, in the order in which they are needed. */
export const widgetDirectives = ['script-src', 'frame-src', 'connect-src'] as const;
export type WidgetDirective = (typeof widgetDirectives)[number];

/** As many pages before a conversation are told of, with titles of at most so many characters, of the last day. */
export const visitedPagesMaximum = 10;
export const titleMaximumLength = 200;
export const visitMaximumSeconds = 86_400;
