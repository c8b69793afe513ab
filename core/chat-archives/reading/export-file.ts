/** One text of an export; of a zip each text file in it. */
export interface ExportFile {
  /** Its path in the zip, or the name of the upload. */
  name: string;
  /** Its text from the beginning, in pieces. May be asked for more than once. */
  pieces(): Iterable<string>;
}
