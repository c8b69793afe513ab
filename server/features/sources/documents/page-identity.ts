/** By what a page is known to be the same again. */
export interface PageIdentity {
  etag: string | null;
  lastModified: string | null;
  bodyHash: string;
  /** Null for the same bytes, which were not read. */
  textHash: string | null;
}
