/** How many pages of a website could not be read, as a sentence of its note. */
export function describeFailed(count: number): string {
  return count === 1 ? '1 page could not be read.' : `${count} pages could not be read.`;
}
