/** What was uploaded from this page, by the id of its file: it is shown without being fetched. */
export const sentBlobs = new Map<string, Blob>();
