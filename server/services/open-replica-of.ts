import type { Config } from '../config.ts';
import { openReplica, type ReplicaOptions } from '../database/replica/open-replica.ts';
import type { Replica } from '../database/replica/replica.ts';
import type { Closer } from './closer.ts';

/** The replica that long reads go to, where the operator has named one. */
export async function openReplicaOf(
  { DATABASE_REPLICA_URL: connectionString }: Config,
  of: Pick<ReplicaOptions, 'primary' | 'log'>,
  closers: Closer[],
): Promise<Replica | null> {
  if (connectionString === undefined) return null;
  const replica = await openReplica({ connectionString, ...of });
  closers.push(() => replica.close());
  return replica;
}
