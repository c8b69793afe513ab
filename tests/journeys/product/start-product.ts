import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePort } from '../../find-free-port.ts';
import { buildOnce } from './build-once.ts';

const root = resolve(import.meta.dirname, '../../..');

export interface Product {
  origin: string;
  /** Its folder of everything stored, emails in `mail` included. */
  dataDir: string;
  /** All that it has written to the terminal since it was started last. */
  output(): string;
  /** Ends the process as a crash would, then starts it again on the same data. */
  crashAndRestart(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the whole product as `npm start` does, on its own port, and on a data folder that is removed at the end: a new one,
 * or that of the `settings`, which are as in the environment.
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  buildOnce();
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'parley-journey-')));
  const port = await findFreePort();
  const environment = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    DATA_DIR: dataDir,
    PORT: String(port),
    CRAWL_GAP_MS: '0',
    LOG_LEVEL: 'warn',
    NODE_COMPILE_CACHE: join(root, 'build', 'compile-cache'),
    ...settings,
  };
  let running = await launch(environment);
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    output: () => running.output(),
    async crashAndRestart() {
      await end(running.child, 'SIGKILL');
      running = await launch(environment);
    },
    async close() {
      await end(running.child, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface Running {
  child: ChildProcess;
  output(): string;
}

function launch(environment: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: root, env: environment });
  let output = '';
  return new Promise((done, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk;
      if (output.includes('Parley is ready')) done({ child, output: () => output });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}: ${output}`)));
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill(signal);
  });
}
