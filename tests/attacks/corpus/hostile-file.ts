/** A file made to harm its reader. */
export interface HostileFile {
  /** What is wrong with it. */
  what: string;
  /** With an ending that uploads allow. */
  fileName: string;
  bytes: Buffer;
}
