/** What the readers say of a file, said of a web page: its reader cannot save it anew or divide it. */
export function wordForPage(reason: string): string {
  return reason
    .replace(/^This file\b/, 'This page')
    .replace('than there is for one file', 'than there is for one page')
    .replace(
      / (?:Divide it|Save it anew|Remove the password|If it is an old Office file)[^.]*(?:\.docx[^.]*)?\.$/,
      '',
    );
}
