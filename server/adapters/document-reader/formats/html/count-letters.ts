/** Letters and figures in the text of an element. */
export function countLetters(element: Element): number {
  return (element.textContent ?? '').replace(/[^\p{L}\p{N}]+/gu, '').length;
}
