// From a fresh clone to the running product. Plain JavaScript for Node 20; the product itself runs on Node 24.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAlive, prepareClone, runProgram, StartFailure, say } from './prepare-clone.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** With `--demo` on a folder of its own, filled with a made-up shop, whose plan has room for a month of conversations. */
const isDemo = process.argv.includes('--demo');
if (isDemo) {
  process.env.DATA_DIR ??= join(root, 'data-demo');
  process.env.DEFAULT_PLAN ??= 'business';
}

try {
  refuseSecondStart();
  const node = await prepareClone(async (node) => {
    const code = await runProgram(node, ['scripts/build.ts', '--if-changed']);
    if (code !== 0) throw new StartFailure('The pages could not be built; see above.');
    if (isDemo && (await runProgram(node, ['scripts/demo.ts'])) !== 0)
      throw new StartFailure('The demo could not be made; see above.');
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
    `Parley is already running on the data folder ${dataDir}, at ${holder.address} (process ${holder.pid}). Stop it first, or give this one its own DATA_DIR and PORT.`,
  );
}

/** Gives the product every signal, and ends as it ends. A second Ctrl-C while it drains changes nothing. */
function runServer(node) {
  say('Starting.');
  return new Promise((done, reject) => {
    // The second: what starting needs for a moment would else stay reserved for as long as nothing happens.
    const flags = ['--import', './scripts/resolve-quickly.mjs', '--max-semi-space-size=16'];
    const server = spawn(node, [...flags, 'server/main.ts'], {
      cwd: root,
      stdio: 'inherit',
      // Translated once, kept for every later start: a third of its time.
      env: { NODE_COMPILE_CACHE: join(root, 'build', 'compile-cache'), ...process.env },
    });
    const stop = () => server.kill('SIGTERM');
    process.on('SIGINT', () => server.kill('SIGINT'));
    process.on('SIGTERM', stop);
    // A closed terminal is a reason to stop in good order, too.
    process.on('SIGHUP', stop);
    const watch = watchParent(stop);
    server.on('error', reject);
    server.on('close', (code, signal) => {
      clearInterval(watch);
      done(code ?? (signal ? 1 : 0));
    });
  });
}

/** npm passes a SIGTERM to the shell between it and this process, which dies of it and tells nobody. */
function watchParent(onGone) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onGone();
  }, 500);
  return watch;
}
