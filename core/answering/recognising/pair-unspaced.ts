/** As `pairWords`, for languages in which words are not set apart by blanks. */
export function pairUnspaced(verb: string, noun: string): RegExp {
  return new RegExp(`(?:${verb}).{0,12}(?:${noun})|(?:${noun}).{0,12}(?:${verb})`, 'u');
}
