/** What a row of `document` says once nothing of it is kept: it is not answered from, and is read again when it comes back. */
export const noContent = {
  liveVersion: 0,
  standby: null,
  characters: 0,
  contentHash: null,
  bodyHash: null,
  textHash: null,
  etag: null,
  lastModified: null,
} as const;
