/** A file of an export: one that was chosen, or one inside a zip that was chosen. */
export interface ExportPart {
  name: string;
  sizeBytes: number;
  /** In the zip; that of the file itself outside of one. */
  packedBytes: number;
  /** Null outside of a zip. */
  crc32: number | null;
  isDeflated: boolean;
  /** Its bytes as they are in the zip. Nothing is read before somebody reads them. */
  openPacked(): Promise<Blob>;
}
