/** Words and phrases as they are typed, with commas between them. */
export const readGroup = (text: string): string[] =>
  text
    .split(/[,;\n]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '');
