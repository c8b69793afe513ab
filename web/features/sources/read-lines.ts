/** The lines of a text area of a form, without those that are empty. */
export const readLines = (data: FormData, name: string): string[] =>
  String(data.get(name) ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
