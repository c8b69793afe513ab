/** Draws a line through an element, so that its text is left out. */
export function strikeElement(element: Element): void {
  element.setAttribute('style', `${element.getAttribute('style') ?? ''};text-decoration:line-through`);
}
