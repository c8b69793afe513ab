/** A file made to harm whoever reads it. */
export interface HostileFile {
  /** What is wrong with it. */
  what: string;
  /** With an ending that uploads allow. */
  fileName: string;
  bytes: Buffer;
}
