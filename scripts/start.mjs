// From a fresh clone to the running product. Plain JavaScript for Node 20; the product itself runs on Node 24.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAlive, prepareClone, runProgram, StartFailure, say } from './prepare-clone.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  refuseSecondStart();
  const node = await prepareClone(async (node) => {
    const code = await runProgram(node, ['scripts/build.ts', '--if-changed']);
    if (code !== 0) throw new StartFailure('The pages could not be built; see above.');
    return node;
  });
  process.exitCode = await runServer(node);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/**
 * Asked before anything is installed or built under a running product. The product's own lock on the data folder
 * has the last word.
 */
function refuseSecondStart() {
  if (process.env.DATABASE_URL) return;
  const dataDir = process.env.DATA_DIR ? resolve(process.env.DATA_DIR) : join(root, 'data');
  let holder;
  try {
    holder = JSON.parse(readFileSync(join(dataDir, 'holder.json'), 'utf8'));
  } catch {
    // Absent, foreign or being written: the lock decides.
    return;
  }
  if (holder.address === undefined || !isAlive(holder)) return;
  throw new StartFailure(
    `Parley already runs on the data folder ${dataDir}, at ${holder.address} (process ${holder.pid}). Stop it first, or give this one its own DATA_DIR and PORT.`,
  );
}

/** Gives the product every signal, and ends as it ends. A second Ctrl-C while it drains changes nothing. */
function runServer(node) {
  say('Starting.');
  return new Promise((done, reject) => {
    const server = spawn(node, ['server/main.ts'], { cwd: root, stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => server.kill(toSent(signal)));
    server.on('error', reject);
    server.on('close', (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}

/** A closed terminal is a reason to stop in good order, too. */
function toSent(signal) {
  return signal === 'SIGHUP' ? 'SIGTERM' : signal;
}
