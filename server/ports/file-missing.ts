/** The file store has no file of this name, or not any more. */
export class FileMissing extends Error {
  constructor(name: string) {
    super(`There is no file ${name}.`);
  }
}
