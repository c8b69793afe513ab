import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findChromium } from './find-chromium.ts';
import { installDebianPackages } from './install-debian-packages.ts';
import { installHelm } from './install-helm.ts';
import { root, runCommand, runTool } from './run-tool.ts';
import { unpackNginx } from './unpack-nginx.ts';

/** The rest of `npm test`, after installing: everything that can fail, to the end, and one line of counts. */
const begun = performance.now();
const totals = { passed: 0, failed: 0, skipped: 0 };
const broken: string[] = [];
/** What failed and how, repeated at the end: the reports of the suites are long, and logs are often cut. */
const failures: string[] = [];
/** Where the time goes: the suites have a budget. */
const durations: { file: string; seconds: number }[] = [];
const longestShown = 15;

const say = (line: string) => process.stdout.write(`${line}\n`);

let chromium = '';
try {
  chromium = await findChromium({ addsShell: true });
} catch (error) {
  say((error as Error).message);
  broken.push('chromium');
}

for (const [name, option] of [
  ['check', '--without-tests'],
  ['build', '--if-changed'],
] as const) {
  say(`\n${name}`);
  const args = [join(root, 'scripts', `${name}.ts`), option];
  const { code } = await runCommand(process.execPath, args, { isShown: true });
  if (code !== 0) broken.push(name);
}
await prepareHelm();
await prepareNginx();
for (const project of ['unit', 'server']) await runProject(project);
if (await hasPooler()) await runProject('pooler');
for (const project of ['components', 'journeys*']) await runProject(project);

say('\nLongest files:');
for (const { file, seconds } of durations.sort((a, b) => b.seconds - a.seconds).slice(0, longestShown))
  say(`  ${seconds.toFixed(0).padStart(4)} s  ${file}`);
for (const failure of failures) say(`\n${failure}`);
const seconds = Math.round((performance.now() - begun) / 1000);
const isGood = broken.length === 0 && totals.failed === 0;
const steps = broken.length === 0 ? '' : `; failed steps: ${broken.join(', ')}`;
say(
  `\n${isGood ? 'PASSED' : 'FAILED'}: ${totals.passed} tests passed, ${totals.failed} failed, ${totals.skipped} skipped in ${seconds} s${steps}`,
);
process.exitCode = isGood ? 0 : 1;

/** PgBouncer, installed now where it can be; on other machines its tests are left out, which is said. */
async function hasPooler(): Promise<boolean> {
  const isThere = () => ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].some((path) => existsSync(path));
  if (isThere()) return true;
  const reason = await installDebianPackages(['pgbouncer'], 'PgBouncer for the tests with a pooler');
  if (isThere()) return true;
  say(`\npooler: left out, as there is no PgBouncer (${reason}).`);
  return false;
}

async function prepareHelm(): Promise<void> {
  const reason = await installHelm();
  if (reason !== undefined) say(`\nhelm: the chart is not rendered (${reason}).`);
}

async function prepareNginx(): Promise<void> {
  const reason = await unpackNginx();
  if (reason !== undefined) say(`\nnginx: streams through two proxies are not tried (${reason}).`);
}

/** What Vitest's JSON report holds of interest. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    /** Milliseconds since 1970. */
    startTime: number;
    endTime: number;
    /** Why the file failed outside its tests: an import, `beforeAll` or `afterAll`. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** One paragraph for each test that failed and for each file that failed outside its tests. */
function describeFailures({ testResults }: Report): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const tests = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages?.join('\n') ?? ''}`);
      return message === '' && tests.length > 0
        ? tests
        : [`${file}, outside its tests\n${message}`, ...tests];
    })
    .map((text) => stripVTControlCharacters(text).trimEnd());
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
      env: {
        ...(chromium === '' ? {} : { CHROMIUM_PATH: chromium }),
        ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
      },
    });
    const report = readReport(file);
    if (report !== undefined) {
      failures.push(...describeFailures(report));
      for (const { name, startTime, endTime } of report.testResults)
        durations.push({ file: relative(root, name), seconds: (endTime - startTime) / 1000 });
    }
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
