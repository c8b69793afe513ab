import type { Connection } from '#contract/connections/connections.schemas.ts';

/** What every table of a connection to another service has. */
interface ConnectionRow {
  connectedAt: Date;
  refusedAt: Date | null;
  lastSuccessAt: Date | null;
  problemAt: Date | null;
}

interface ConnectionNames {
  accountName: string;
  /** Of who connected it; null where they have left. */
  firstname: string | null;
  lastname: string | null;
  /** What went wrong, as a sentence. */
  problem: string | null;
}

/** A connection to another service as its owner sees it, without its secret. */
export function presentConnection(
  { connectedAt, refusedAt, lastSuccessAt, problemAt }: ConnectionRow,
  { accountName, firstname, lastname, problem }: ConnectionNames,
): Connection {
  return {
    accountName,
    connectedBy: [firstname, lastname].filter(Boolean).join(' ') || null,
    connectedAt: connectedAt.toISOString(),
    needsReconnect: refusedAt !== null,
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
    problem,
    problemAt: problemAt?.toISOString() ?? null,
  };
}
