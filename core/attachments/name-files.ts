/** What a message says where nothing was written with its files: their names. */
export function nameFiles(files: readonly { name: string }[]): string {
  return files.map(({ name }) => name).join(', ');
}
