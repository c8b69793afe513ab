import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createRandom } from '../tests/create-random.ts';
import { findFreePort } from '../tests/find-free-port.ts';
import { formatTable } from './chat/format-table.ts';
import { prepareAgent } from './chat/prepare-agent.ts';
import { startProgram } from './chat/start-program.ts';
import { type Failure, keepAsking, type Told } from './failover/keep-asking.ts';
import { type Site, startSite } from './failover/start-site.ts';

/**
 * Whether what was answered is ever lost: `node bench/failover.ts [--restarts 20] [--kills 50] [--stops 5] [--visitors 10]`.
 *
 * Three web processes and a worker on one database, and visitors who ask without a pause. The database is restarted again and
 * again, in good order, at once and by a crash in turn; then one web process after the other is killed (SIGKILL) and started again; then one
 * after the other is held still for twelve seconds, longer than a statement waits for a connection.
 * It ends with code 1 if a question whose answer had begun, or an answer that came whole, is not stored as it was
 * shown; if anything failed later than five seconds after the database was back; if a process that lived answered with an error while
 * another was killed; or if a question was left without an answer where a process was only held still.
 */
const { values } = parseArgs({
  options: {
    restarts: { type: 'string', default: '20' },
    kills: { type: 'string', default: '50' },
    stops: { type: 'string', default: '5' },
    visitors: { type: 'string', default: '10' },
  },
});
const restarts = Number(values.restarts);
const kills = Number(values.kills);
const stops = Number(values.stops);
const visitors = Number(values.visitors);
const webCount = 3;
const patienceMs = 5_000;
/** A visitor of the bench must have asked again in it, so that what fails later is seen. */
const pauseMs = 7_000;
const betweenKillsMs = 1_000;
const stillMs = 12_000;
const signals: NodeJS.Signals[] = ['SIGINT', 'SIGQUIT', 'SIGKILL'];
const random = createRandom(11);

const stubPort = await findFreePort();
const stub = await startProgram(join(import.meta.dirname, 'chat/stub-model.ts'), {
  port: stubPort,
  args: [stubPort, 20, 50, 4],
  readyPath: '/',
});
const site = await startSite(webCount, `${stub.origin}/v1`);
const rows: Record<string, string>[] = [];
const faults: string[] = [];
try {
  const agent = await prepareAgent(site.webs[0]?.origin ?? '', site.filesDir);
  const started = () => keepAsking(site.webs, agent, visitors);
  if (restarts > 0) await restartAgainAndAgain(started());
  if (kills > 0) await killAgainAndAgain(started());
  if (stops > 0) await stopAgainAndAgain(started());
} finally {
  process.stdout.write(`${formatTable(rows)}\n`);
  await site.stop().catch((error: Error) => void faults.push(error.message));
  await stub.stop();
}
for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;

async function restartAgainAndAgain(asking: ReturnType<typeof keepAsking>): Promise<void> {
  const away: { fromMs: number; untilMs: number }[] = [];
  for (let restart = 0; restart < restarts; restart += 1) {
    await sleep(1_000 + random(1_000));
    const fromMs = performance.now();
    await site.restartDatabase(signals[restart % signals.length] as NodeJS.Signals);
    away.push({ fromMs, untilMs: performance.now() });
    await sleep(pauseMs);
  }
  await asking.stop();
  const lateness = asking.told.failures.map(({ atMs, reason }) => {
    const last = away.findLast(({ fromMs }) => fromMs <= atMs);
    const lateMs = last === undefined ? Number.POSITIVE_INFINITY : Math.max(0, atMs - last.untilMs);
    if (lateMs > patienceMs)
      faults.push(`failed ${lateMs.toFixed(0)} ms after the database was back: ${reason}`);
    return lateMs;
  });
  const longestMs = Math.max(0, ...away.map(({ fromMs, untilMs }) => untilMs - fromMs));
  await report(`${restarts} restarts of the database`, asking.told, {
    'longest away': `${longestMs.toFixed(0)} ms`,
    'last failure after': `${Math.max(0, ...lateness).toFixed(0)} ms`,
  });
}

async function killAgainAndAgain(asking: ReturnType<typeof keepAsking>): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(random(betweenKillsMs));
    await site.killWeb(kill % webCount);
  }
  await asking.stop();
  for (const { kind, reason } of asking.told.failures)
    if (kind === 'said') faults.push(`a process that lived answered: ${reason}`);
  await report(`${kills} kills of a web process`, asking.told, {
    'longest away': '',
    'last failure after': '',
  });
}

async function stopAgainAndAgain(asking: ReturnType<typeof keepAsking>): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await sleep(random(betweenKillsMs));
    await site.stopWeb(stop % webCount, stillMs);
  }
  await asking.stop();
  const left = await report(`${stops} stops of a web process for ${stillMs / 1_000} s`, asking.told, {
    'longest away': '',
    'last failure after': '',
  });
  if (left > 0) faults.push(`${left} questions were left without an answer after stops`);
}

/** Adds a row, and answers how many questions of these were left without an answer. */
async function report(what: string, told: Told, more: Record<string, string>): Promise<number> {
  const { lostQuestions, lostAnswers, left } = await countLost(site, told);
  if (lostQuestions > 0) faults.push(`${what}: ${lostQuestions} questions are lost`);
  if (lostAnswers > 0) faults.push(`${what}: ${lostAnswers} answers are lost`);
  const count = (kind: Failure['kind']) => String(told.failures.filter((each) => each.kind === kind).length);
  rows.push({
    what,
    chats: String(told.chats),
    broken: count('broken'),
    'told to try again': count('said'),
    'lost questions': String(lostQuestions),
    'lost answers': String(lostAnswers),
    'without answer': String(left),
    ...more,
  });
  return left;
}

/** Of what was shown: questions and answers that are not stored, or stored otherwise; and questions that have no answer. */
async function countLost({ query }: Site, { begun, answers }: Told) {
  const rows = await query<{ id: string; role: string; text: string; outcome: string | null }>(
    `select message.id, role, text, question.outcome from message left join question on question.id = message.id`,
  );
  const questions = new Map(
    rows.flatMap(({ role, text, outcome }) => (role === 'user' ? [[text, outcome]] : [])),
  );
  const textOf = new Map(rows.flatMap(({ id, role, text }) => (role === 'assistant' ? [[id, text]] : [])));
  return {
    lostQuestions: begun.filter((text) => !questions.has(text)).length,
    lostAnswers: answers.filter(({ id, text }) => textOf.get(id) !== text).length,
    left: begun.filter((text) => questions.get(text) === null).length,
  };
}
