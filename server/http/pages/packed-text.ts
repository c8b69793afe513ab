/** A text with what its answers have in common. */
export interface PackedText {
  text: string;
  etag: string;
  /** By the name of the encoding; made when first asked for. */
  encoded: Map<string, Uint8Array<ArrayBuffer>>;
}
