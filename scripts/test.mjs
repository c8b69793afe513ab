// From a fresh clone to a verdict. Plain JavaScript for Node 20; the tests themselves run on Node 24.
import { prepareClone, runProgram, StartFailure } from './prepare-clone.mjs';

try {
  const node = await prepareClone(async (node) => node);
  process.exitCode = await runProgram(node, ['scripts/run-tests.ts']);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
