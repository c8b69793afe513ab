/** An error of a reader as it may be logged: never its message, which may quote what was read. */
export interface ReaderFault {
  type: string;
  /** Lines of the stack that say where it was. */
  frames: string[];
}
