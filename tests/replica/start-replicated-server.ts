import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { removeDataFolder } from '#server/database/embedded/data-folder/remove-data-folder.ts';
import { installBinaries } from '#server/database/embedded/install-binaries.ts';
import { placeCluster } from '#server/database/embedded/place-cluster.ts';
import { startEmbeddedServer } from '#server/database/embedded/start-embedded-server.ts';

export interface ReplicatedServer {
  primaryUrl: string;
  replicaUrl: string;
  /** Lets the replica fall behind: it goes on receiving, and applies nothing until it is told to. */
  pauseReplica(): Promise<void>;
  resumeReplica(): Promise<void>;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  stop(): Promise<void>;
}

const quick = { fsync: 'off', full_page_writes: 'off' };
const primarySettings = {
  ...quick,
  wal_level: 'replica',
  max_wal_senders: '5',
  // A replica may not have fewer than its primary ever had.
  max_connections: '60',
  max_worker_processes: '2',
};

/**
 * A PostgreSQL server and one that follows it by streaming, both with the programs of the embedded database. The follower
 * begins as a copy of the stopped server's folder.
 */
export async function startReplicatedServer(): Promise<ReplicatedServer> {
  const folders = ['primary', 'replica'].map((name) => mkdtempSync(join(tmpdir(), `parley-${name}-`)));
  const [primaryDir, replicaDir] = folders as [string, string];
  const start = (dataDir: string, settings: Record<string, string>) =>
    startEmbeddedServer({ dataDir, log: () => undefined, settings });

  await (await start(primaryDir, primarySettings)).stop();
  await (await start(replicaDir, quick)).stop();
  allowReplication(primaryDir);
  copyCluster(primaryDir, replicaDir);
  const primary = await start(primaryDir, primarySettings);
  const { host, port, user, password } = new pg.Client({ connectionString: primary.connectionString });
  const settings = {
    ...primarySettings,
    primary_conninfo: `host=${host} port=${port} user=${user} password=${password}`,
    hot_standby: 'on',
  };
  let replica: Awaited<ReturnType<typeof start>> | null = await start(replicaDir, settings);
  const replicaUrl = replica.connectionString;
  const tell = async (statement: string) => {
    const client = new pg.Client({ connectionString: replicaUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const stopReplica = async () => {
    await replica?.stop();
    replica = null;
  };
  return {
    primaryUrl: primary.connectionString,
    replicaUrl,
    pauseReplica: () => tell('select pg_wal_replay_pause()'),
    resumeReplica: () => tell('select pg_wal_replay_resume()'),
    stopReplica,
    async startReplica() {
      replica ??= await start(replicaDir, settings);
    },
    async stop() {
      await stopReplica();
      await primary.stop();
      for (const folder of folders) removeDataFolder(folder);
    },
  };
}

const clusterOf = (dataDir: string) => realpathSync(join(dataDir, 'database'));

/** The product's role may do neither of both by itself, and nobody can sign in as the superuser. */
function allowReplication(dataDir: string): void {
  const cluster = clusterOf(dataDir);
  appendFileSync(join(cluster, 'pg_hba.conf'), 'local replication parley scram-sha-256\n');
  const { user } = placeCluster(dataDir, '/var/lib/parley', () => undefined);
  const binaries = installBinaries(user === undefined ? dataDir : '/var/lib/parley');
  execFileSync(join(binaries, 'bin', 'postgres'), ['--single', '-D', cluster, ...words(), 'parley'], {
    input: `ALTER ROLE parley REPLICATION
GRANT EXECUTE ON FUNCTION pg_wal_replay_pause(), pg_wal_replay_resume() TO parley
`,
    env: { LC_ALL: 'C' },
    stdio: ['pipe', 'ignore', 'pipe'],
    ...user,
  });
}

const words = () => Object.entries(primarySettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

function copyCluster(fromDir: string, toDir: string): void {
  const to = clusterOf(toDir);
  rmSync(to, { recursive: true });
  // With its owner, who is another user than root.
  execFileSync('cp', ['-a', clusterOf(fromDir), to]);
  writeFileSync(join(to, 'standby.signal'), '');
}
