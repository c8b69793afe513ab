import { join } from 'node:path';
import { root, runCommand, runTool, type ToolResult } from './run-tool.ts';

interface Step {
  name: string;
  run(): Promise<ToolResult>;
}

const types = (room: string): Step => ({
  name: `types in ${room}`,
  run: () => runTool('typescript', ['-p', room]),
});

/** One after another what is quick or fills the machine by itself, then two at a time. */
const first: Step[] = [{ name: 'types of the routes', run: () => runTool('@react-router/dev', ['typegen']) }];
const steps: Step[] = [
  ...[
    'core',
    'server',
    'web',
    'web/tsconfig.test.json',
    'widget',
    'widget/tsconfig.test.json',
    'integrations/zapier',
  ].map(types),
  {
    name: 'lint and format',
    run: () => runTool('@biomejs/biome', ['ci', '--colors=off', '--max-diagnostics=50', '.']),
  },
  {
    name: 'migrations',
    run: () => runCommand(process.execPath, [join(root, 'scripts/check-migrations.ts')]),
  },
  { name: 'unused code and packages', run: () => runTool('knip', ['--no-progress']) },
];
// `npm test` runs these with the units.
if (!process.argv.includes('--without-tests')) {
  steps.push({
    name: 'architecture',
    run: () => runTool('vitest', ['run', '--project', 'unit', 'tests/architecture']),
  });
}

let failed = 0;
for (const step of first) await perform(step);
const queue = [...steps];
await Promise.all(
  [1, 2].map(async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) await perform(step);
  }),
);
process.stdout.write(
  failed === 0 ? 'All checks passed.\n' : `${failed} of ${steps.length + first.length} checks failed.\n`,
);
process.exitCode = failed === 0 ? 0 : 1;

async function perform({ name, run }: Step): Promise<void> {
  const { code, output, seconds } = await run();
  process.stdout.write(`${code === 0 ? 'passed' : 'FAILED'}  ${name}  ${seconds.toFixed(1)} s\n`);
  if (code === 0) return;
  failed += 1;
  process.stdout.write(`${output.replaceAll(root, '')}\n`);
}
