/**
 * Where each term occurs: one linked list a term through flat typed arrays that grow by half, so that a passage can
 * be added at any time and 12 bytes are spent on an occurrence.
 */
export interface Postings {
  /** Newest posting of each term, -1 when it has none. */
  head: Int32Array;
  slot: Uint32Array;
  frequency: Float32Array;
  next: Int32Array;
  length: number;
}
