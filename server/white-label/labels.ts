import type { WhiteLabel } from './white-label.ts';

/** The white labels whose host was checked, in memory, as every request asks for them. */
export interface Labels {
  /** @param host without a port */
  ofHost(host: string): WhiteLabel | null;
  /** That of the partner whose client the workspace is, or under whose host it was made. */
  ofWorkspace(workspaceId: string): WhiteLabel | null;
  ofPartner(partnerId: string): WhiteLabel | null;
  /** Reads them again. Never rejects: while the database is down, the last ones count. */
  refresh(): Promise<void>;
}
