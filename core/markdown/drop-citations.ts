/** Around the number of a citation in the text: from the private use area, so that no answer has them by chance. */
export const citationOpen = '\uE000';
export const citationClose = '\uE001';
const citationMarks = /\uE000\d*\uE001?|\uE001/g;

/** For places where a mark has no meaning, such as code and addresses. */
export function dropCitations(text: string): string {
  return text.replace(citationMarks, '');
}
