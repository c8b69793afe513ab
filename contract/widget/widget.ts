/** Header that carries the visitor's token; there is never a cookie. */
export const visitorTokenHeader = 'x-visitor-token';

/** Header that carries the solution of a challenge: JSON in Base64, with the fields of the challenge and `number`. */
export const challengeSolutionHeader = 'x-challenge-solution';
