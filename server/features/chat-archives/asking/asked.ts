/** The archive that is asked, and what its people are called. */
export interface Asked {
  archiveId: string;
  zone: string;
  names: ReadonlyMap<string, string>;
}
