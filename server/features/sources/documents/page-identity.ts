/** By what a page is known to be the same again. */
export interface PageIdentity {
  etag: string | null;
  lastModified: string | null;
  bodyHash: string;
  textHash: string;
}
