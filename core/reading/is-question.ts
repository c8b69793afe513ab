/** Is this heading, term or column cell worded as a question? By its question mark, in any script. */
export function isQuestion(text: string): boolean {
  return /[?？؟\u037E]\s*$/u.test(text) && /\p{L}/u.test(text);
}
