import type { RefusedFile } from '#contract/attachments/attachments.schemas.ts';

/** Reads an email that came in, in a process of its own: a bad one never harms the next, nor the server. */
export interface MailReader {
  /** Never rejects because of the bytes; null for what is no email, or takes too much time or memory. */
  readEmail(bytes: Uint8Array, tenant: string): Promise<ReadEmail | null>;
  close(): Promise<void>;
}

export interface ReadEmail {
  /** By their names in lower case, decoded, of several of one name all. */
  headers: Record<string, string[]>;
  /** Without brackets; null where there is none. */
  messageId: string | null;
  /** Address of the sender in lower case; null where none is named. */
  from: string | null;
  /** Its plain text, else its HTML as plain text. */
  text: string;
  /** Files that came with it, as many as one message may have; nobody has looked at their bytes yet. */
  files: { name: string; bytes: Uint8Array }[];
  /** What came besides and is not kept. */
  refusedFiles: RefusedFile[];
}
