/** Fragment under which a page of the documentation shows a heading: letters and digits in lower case, joined by dashes. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
