/** Header that carries the visitor's token; there is never a cookie. */
export const visitorTokenHeader = 'x-visitor-token';
