import { chownSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { surviveLoss } from '#server/database/survive-loss.ts';
import { OperatorError } from '#server/operator-error.ts';
import { createCluster, PASSWORD_FILE } from './create-cluster.ts';
import { lockDataFolder } from './data-folder/lock-data-folder.ts';
import { prepareDataFolder } from './data-folder/prepare-data-folder.ts';
import { installBinaries } from './install-binaries.ts';
import { listServerArguments } from './list-server-arguments.ts';
import { type ClusterPlace, placeCluster } from './place-cluster.ts';
import { isPostmasterOf } from './processes/is-postmaster-of.ts';
import { launchPostmaster } from './processes/launch-postmaster.ts';
import { readPostmasterFile } from './processes/read-postmaster-file.ts';
import { stopPostmaster } from './processes/stop-postmaster.ts';
import { watchPostmaster } from './processes/watch-postmaster.ts';
import type { Listening } from './server-settings.ts';
import { writeConnectionString } from './write-connection-string.ts';

export interface EmbeddedServerOptions {
  /** Holds the database, its lock and its log; made when absent. */
  dataDir: string;
  log(message: string): void;
  /** Where the product answers, named to anyone who tries to start a second one on the same folder. */
  address?: string;
  /** For root: where programs are kept, and databases that could not be reached inside `dataDir`. */
  systemDir?: string;
  /** Server settings over the usual ones. */
  settings?: Record<string, string>;
}

export interface EmbeddedServer {
  connectionString: string;
  /** Ends the server with everything written down and gives up the data folder. */
  stop(): Promise<void>;
}

/**
 * Runs PostgreSQL for this process alone: lays the database out on first use, takes over a server that outlived a
 * killed product, starts it again should it ever die, and lets nobody else use the folder meanwhile.
 *
 * @throws OperatorError with one clear sentence: folder in use, out of reach, of another version, no programs.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const { log, address, systemDir = '/var/lib/parley', settings } = options;
  const dataDir = prepareDataFolder(options.dataDir);
  const hold = await lockDataFolder(dataDir, address);
  try {
    const place = placeCluster(dataDir, systemDir, log);
    const { clusterDir, user } = place;
    const binariesDir = installBinaries(user === undefined ? dataDir : systemDir);
    if (!place.exists) {
      log(`Creating a new database in ${clusterDir}.`);
      await createCluster(binariesDir, place);
    }
    requireVersion(clusterDir, binariesDir);
    const password = readFileSync(join(clusterDir, PASSWORD_FILE), 'utf8').trim();
    const connect = (listening: Listening) => writeConnectionString(listening, password);

    const adopted = await adoptPostmaster(place, binariesDir, settings, connect);
    if (adopted !== undefined) log(`Took over the database that was still running (process ${adopted.pid}).`);
    const listening = adopted?.listening ?? (await chooseListening(place));
    const launch = () =>
      launchPostmaster({
        binariesDir,
        clusterDir,
        user,
        log,
        words: listServerArguments(clusterDir, listening, settings),
        logFile: join(dataDir, 'database.log'),
      });
    const watch = watchPostmaster({ clusterDir, pid: adopted?.pid ?? (await launch()), launch, log });
    return {
      connectionString: connect(listening),
      async stop() {
        await stopPostmaster(clusterDir, await watch.end(), binariesDir);
        if ('socketDir' in listening && listening.socketDir !== clusterDir)
          rmSync(listening.socketDir, { recursive: true, force: true });
        hold.release();
      },
    };
  } catch (error) {
    hold.release();
    throw error;
  }
}

/** A database can only be read by the major version that made it. */
function requireVersion(clusterDir: string, binariesDir: string): void {
  const version = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  if (basename(binariesDir).startsWith(`postgresql-${version}.`)) return;
  throw new OperatorError(
    `The database in ${clusterDir} was made by PostgreSQL ${version}, which this version of Parley no longer includes. Make a backup with the version of Parley that made it, then restore it here.`,
  );
}

/**
 * A server left over from a killed product is kept if it is just what would be started now: same programs, same
 * settings, accepting our password. Otherwise it is ended.
 */
async function adoptPostmaster(
  { clusterDir, exists }: ClusterPlace,
  binariesDir: string,
  settings: Record<string, string> | undefined,
  connect: (listening: Listening) => string,
): Promise<{ pid: number; listening: Listening } | undefined> {
  const file = exists ? readPostmasterFile(clusterDir) : undefined;
  if (file === undefined || !isPostmasterOf(clusterDir, file.pid)) return undefined;
  const { pid, listening } = file;
  const words = [
    join(binariesDir, 'bin', 'postgres'),
    ...listServerArguments(clusterDir, listening, settings),
  ];
  // PostgreSQL keeps its own command line there (postmaster.c, CreateOptsFile).
  const current = readFileSync(join(clusterDir, 'postmaster.opts'), 'utf8').trim();
  const wanted = words.map((word, index) => (index === 0 ? word : `"${word}"`)).join(' ');
  if (file.isReady && current === wanted && (await accepts(connect(listening)))) return { pid, listening };
  await stopPostmaster(clusterDir, pid, binariesDir);
  return undefined;
}

async function accepts(connectionString: string): Promise<boolean> {
  const client = surviveLoss(new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 }));
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    // Whatever the reason, the answer is to start it afresh.
    return false;
  }
}

/** Longest path of a socket's folder: 107 bytes (sun_path, Linux; 103 on macOS) less "/.s.PGSQL.5432". */
const SOCKET_DIR_BYTES = 103 - 14;

async function chooseListening({ clusterDir, user }: ClusterPlace): Promise<Listening> {
  if (process.platform === 'win32') return { port: await findFreePort() };
  if (Buffer.byteLength(clusterDir) <= SOCKET_DIR_BYTES) return { socketDir: clusterDir };
  const socketDir = realpathSync(mkdtempSync(join(existsSync('/tmp') ? '/tmp' : tmpdir(), 'parley-')));
  if (user !== undefined) chownSync(socketDir, user.uid, user.gid);
  return { socketDir };
}

function findFreePort(): Promise<number> {
  return new Promise((found, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });
}
