import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { getTestRun, startTestRun } from '#contract/agent-tests/agent-tests.endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { createSender } from './create-sender.ts';

const usage =
  'Usage: npm run agent-tests -- --url https://your-parley.example --key pk_… --agent agt_… [--lost]';
const pollMs = 2_000;
/** A run that takes longer has a fault of its own. */
const longestMs = 60 * 60 * 1000;

/**
 * `npm run agent-tests`: runs the tests of an agent on an installation and waits for them. Exit code 1 for a test that
 * failed (with `--lost`: that passed in the run before), 2 where they could not be run.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      key: { type: 'string', default: process.env.PARLEY_API_KEY ?? '' },
      agent: { type: 'string' },
      lost: { type: 'boolean', default: false },
    },
  });
  const { url, key, agent: agentId, lost } = values;
  if (url === undefined || agentId === undefined || key === '') {
    console.error(usage);
    return 2;
  }
  const send = createSender(url, key);
  let run: AnswerOf<typeof startTestRun> = await send(startTestRun, { params: { agentId } });
  const end = Date.now() + longestMs;
  while (run.state === 'queued' || run.state === 'running') {
    if (Date.now() > end) throw new Error('The run has not ended within an hour.');
    await setTimeout(pollMs);
    run = await send(getTestRun, { params: { agentId, testRunId: run.id } });
  }
  if (run.state !== 'done') throw new Error('The run was stopped before its end. Start it again.');
  const { results } = await send(getTestRun, { params: { agentId, testRunId: run.id } });
  const failed = results.filter((each) => !each.hasPassed && (!lost || each.before?.hasPassed === true));
  for (const { question, failure, text } of failed) {
    console.log(`FAILED  ${question}\n        ${failure}: ${text.replaceAll('\n', ' ').slice(0, 300)}`);
  }
  console.log(`${run.passed} of ${run.total} tests passed, ${run.lost} lost, ${run.gained} gained.`);
  return failed.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
