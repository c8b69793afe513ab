import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedServer } from '#server/database/embedded/start-embedded-server.ts';
import { findFreePort } from '../tests/find-free-port.ts';
import { formatTable } from './chat/format-table.ts';
import { type LoadResult, loadChats } from './chat/load-chats.ts';
import { type PreparedAgent, prepareAgent } from './chat/prepare-agent.ts';
import { type Program, startProgram } from './chat/start-program.ts';
import { apiTarget, newQuestion } from './chat/targets.ts';
import { findReleaseBefore } from './releases/find-release-before.ts';
import { unpackRelease } from './releases/unpack-release.ts';

/**
 * Whether an update needs no pause: `node bench/two-releases.ts [--chats 10000] [--beside COMMIT]`.
 *
 * The release before and this one run on one database, as in an update that replaces one process after the other: the old one
 * alone, the new one starts and migrates while the old one answers, both answer, the new one alone, and the way back. As a
 * proxy would, nobody asks a process any more before it is stopped. It ends with code 1 if any chat fails, and with a
 * sentence where the history of the project is not there.
 */
const { values } = parseArgs({
  options: { chats: { type: 'string', default: '10000' }, beside: { type: 'string' } },
});
const phases = 5;
const chatsOfPhase = Math.ceil(Number(values.chats) / phases);
const visitors = 4;

const commit = values.beside ?? findReleaseBefore();
if (commit === null) {
  process.stdout.write('The release before is not in the history of this copy, so nothing was tried.\n');
  process.exit(0);
}
const release = unpackRelease(commit);
const newFolder = join(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
const filesDir = join(dataDir, 'files');
mkdirSync(filesDir);
const database = await startEmbeddedServer({ dataDir, log: () => undefined });
const rows: Record<string, string>[] = [];
const running = new Set<Program>();
let failed = 0;
try {
  let old = await start(release.folder);
  const agent = await prepareAgent(old.origin, filesDir);
  await chat('the old one alone', agent, [old]);
  const { 0: young } = await Promise.all([
    start(newFolder),
    chat('the old one, while the new one starts and migrates', agent, [old]),
  ]);
  await chat('both', agent, [old, young]);
  await stop(old);
  await chat('the new one alone', agent, [young]);
  old = await start(release.folder);
  await chat('both, after the old one was started again', agent, [old, young]);
} finally {
  for (const program of running) await stop(program);
  await database.stop();
  release.remove();
  rmSync(dataDir, { recursive: true, force: true });
}
process.stdout.write(
  `${formatTable(rows)}\n${failed} chats failed. The release before was ${commit.slice(0, 8)}.\n`,
);
if (failed > 0) process.exitCode = 1;

async function start(folder: string): Promise<Program> {
  const port = await findFreePort();
  const program = await startProgram(join(folder, 'server/main.ts'), {
    port,
    readyPath: '/api/health/ready',
    env: {
      PORT: String(port),
      DATABASE_URL: database.connectionString,
      DATA_DIR: filesDir,
      SECRET_KEY: 'a key for benchmarks that opens nothing',
      DEFAULT_PLAN: 'enterprise',
      SEARCH_BY_MEANING: 'false',
      LOG_LEVEL: 'error',
    },
  });
  running.add(program);
  return program;
}

async function stop(program: Program): Promise<void> {
  running.delete(program);
  await program.stop();
}

async function chat(phase: string, agent: PreparedAgent, programs: readonly Program[]): Promise<void> {
  const share = Math.ceil(chatsOfPhase / programs.length);
  const results: LoadResult[] = await Promise.all(
    programs.map(({ origin }) => {
      const target = { ...apiTarget(origin, agent, newQuestion), done: /\[DONE\]\s*$/ };
      return loadChats(target, visitors, share);
    }),
  );
  for (const result of results) failed += result.failed;
  const sum = (of: (result: LoadResult) => number) => results.map(of).reduce((a, b) => a + b, 0);
  rows.push({
    phase,
    chats: String(sum((result) => result.chats)),
    failed: String(sum((result) => result.failed)),
    'a second': sum((result) => result.chatsPerSecond).toFixed(0),
    reason: results.find(({ reason }) => reason !== null)?.reason ?? '',
  });
}
