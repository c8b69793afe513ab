import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { root, runCommand, runTool } from './run-tool.ts';

/** The rest of `npm test`, after installing: everything that can fail, to the end, and one line of counts. */
const begun = performance.now();
const totals = { passed: 0, failed: 0, skipped: 0 };
const broken: string[] = [];

const say = (line: string) => process.stdout.write(`${line}\n`);

let chromium = '';
try {
  chromium = await findChromium();
} catch (error) {
  say((error as Error).message);
  broken.push('chromium');
}

for (const name of ['check', 'build']) {
  say(`\n${name}`);
  const args = [join(root, 'scripts', `${name}.ts`), ...(name === 'build' ? ['--if-changed'] : [])];
  const { code } = await runCommand(process.execPath, args, { isShown: true });
  if (code !== 0) broken.push(name);
}
for (const project of ['unit', 'server', 'journeys']) await runProject(project);

const seconds = Math.round((performance.now() - begun) / 1000);
const isGood = broken.length === 0 && totals.failed === 0;
const steps = broken.length === 0 ? '' : `; failed steps: ${broken.join(', ')}`;
say(
  `\n${isGood ? 'PASSED' : 'FAILED'}: ${totals.passed} tests passed, ${totals.failed} failed, ${totals.skipped} skipped in ${seconds} s${steps}`,
);
process.exitCode = isGood ? 0 : 1;

/** What Vitest's JSON report holds of interest. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** One suite at a time: a suite that finds no tests must not hide behind the others. */
async function runProject(project: string): Promise<void> {
  say(`\n${project}`);
  const folder = mkdtempSync(join(tmpdir(), 'parley-report-'));
  try {
    const file = join(folder, 'report.json');
    const args = [
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ];
    const { code } = await runTool('vitest', args, {
      isShown: true,
      env: chromium === '' ? {} : { CHROMIUM_PATH: chromium },
    });
    const report = readReport(file);
    totals.passed += report?.numPassedTests ?? 0;
    totals.failed += report?.numFailedTests ?? 0;
    totals.skipped += (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
    if (code !== 0 || !report?.numPassedTests) broken.push(project);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch (error) {
    // A suite that broke before it began has written none; its exit code tells.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
