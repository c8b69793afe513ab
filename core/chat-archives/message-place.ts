/** Where a message is in an export. */
export interface MessagePlace {
  file: string;
  /** Line of the file, entry of its list from 1, or number of the row in its table. */
  line: number;
  /** Characters of the decoded text: the first one of the message, and the one after its last. */
  start: number;
  end: number;
  /** In a database, which keeps no message in one piece: it has no characters of its own. */
  isRow?: true;
}
