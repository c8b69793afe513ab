/** Where a message is in an export. */
export interface MessagePlace {
  file: string;
  /** Line of the file, or entry of its list, from 1. */
  line: number;
  /** Characters of the decoded text: the first one of the message, and the one after its last. */
  start: number;
  end: number;
}
