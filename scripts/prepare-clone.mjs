// Plain JavaScript for Node 20, using nothing that would have to be installed first.
import { spawn } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const NEEDED_NODE = 24;

/**
 * Makes a clone fit to run, in one process at a time: installs what node_modules lacks of package-lock.json, then
 * does `next` with the Node to run everything else by. Says in a line what takes a while.
 *
 * @template T
 * @param {(node: string) => Promise<T>} next
 * @returns {Promise<T>}
 */
export async function prepareClone(next) {
  const lock = readJson('package-lock.json');
  requireNode(lock);
  const release = holdClone();
  process.on('exit', release);
  try {
    if (!isInstalled(lock)) {
      say('Installing packages (a minute, the first time).');
      await installPackages();
    }
    return await next(findNode());
  } finally {
    release();
    process.off('exit', release);
  }
}

/** Ends this process with one sentence instead of a stack. */
export class StartFailure extends Error {}

export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Runs a program to its end, showing what it says; rejects only when it cannot be started. */
export function runProgram(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/** Whether the process that signed a file still runs, and is not a later one that was given its number. */
export function isAlive({ pid, processStart }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  const start = readProcessStart(pid);
  return start === undefined || processStart === undefined || start === processStart;
}

/** As in server/database/embedded/describe-process.ts, which Node 20 cannot read. */
function readProcessStart(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'ended' : fields[19];
  } catch {
    // No /proc on this system.
    return undefined;
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

function nodePackage() {
  return `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
}

function isRecent() {
  return Number(process.versions.node.split('.')[0]) >= NEEDED_NODE;
}

/** Said before anything is installed, rather than after. */
function requireNode(lock) {
  if (isRecent() || lock.packages[`node_modules/${nodePackage()}`]) return;
  throw new StartFailure(
    `Parley needs Node ${NEEDED_NODE} or newer, this is ${process.versions.node}, and for ${process.platform} on ${process.arch} npm has none to install. Get it from https://nodejs.org.`,
  );
}

function findNode() {
  if (isRecent()) return process.execPath;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = join(root, 'node_modules', nodePackage(), 'bin', name);
  if (existsSync(path)) return realpathSync(path);
  throw new StartFailure(
    `Node ${NEEDED_NODE} should be in ${path}, but is not. Run npm ci without --omit=optional, or install Node ${NEEDED_NODE} from https://nodejs.org.`,
  );
}

/** npm writes what it has installed, all of it, as its last act: an interrupted install counts as none. */
function isInstalled(lock) {
  const path = join('node_modules', '.package-lock.json');
  if (!existsSync(join(root, path))) return false;
  const present = readJson(path).packages;
  const wanted = lock.packages;
  return (
    Object.entries(wanted).every(
      ([place, { version, integrity, optional }]) =>
        place === '' ||
        (present[place] === undefined
          ? optional === true
          : present[place].version === version && present[place].integrity === integrity),
    ) && Object.keys(present).every((place) => wanted[place] !== undefined)
  );
}

async function installPackages() {
  const words = ['ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const env = { ...process.env, npm_config_update_notifier: 'false' };
  const output = [];
  const code = await new Promise((resolve, reject) => {
    const child = npm?.endsWith('.js')
      ? spawn(process.execPath, [npm, ...words], { cwd: root, env })
      : spawn('npm', words, { cwd: root, env, shell: process.platform === 'win32' });
    child.stdout.on('data', (piece) => output.push(piece));
    child.stderr.on('data', (piece) => output.push(piece));
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code === 0) return;
  throw new StartFailure(
    `npm could not install the packages of package-lock.json:\n${Buffer.concat(output).toString().trim()}`,
  );
}

/** One process at a time may install and build. Returns what gives the clone free again. */
function holdClone() {
  const folder = join(root, 'build');
  mkdirSync(folder, { recursive: true });
  const place = join(folder, 'prepare.lock');
  const own = `${place}.${process.pid}`;
  const mine = JSON.stringify({ pid: process.pid, processStart: readProcessStart(process.pid) });
  writeFileSync(own, mine);
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        // Written first and linked then, it is never seen empty.
        linkSync(own, place);
        break;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const holder = readHolder(place);
      if (holder !== undefined && (isAlive(holder) || attempt > 5))
        throw new StartFailure(
          `Another npm start or npm test is preparing this folder (process ${holder.pid}). Wait until it has done so, then try again.`,
        );
      removeStale(place, holder);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => {
    if (readText(place) === mine) rmSync(place, { force: true });
  };
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function readHolder(place) {
  const text = readText(place);
  return text === undefined ? undefined : JSON.parse(text);
}

/** Moved away before it is removed, and put back should another process have replaced it in the meantime. */
function removeStale(place, holder) {
  if (holder === undefined) return;
  const aside = `${place}.stale.${process.pid}`;
  try {
    renameSync(place, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (readHolder(aside)?.pid !== holder.pid) linkSync(aside, place);
  rmSync(aside, { force: true });
}
