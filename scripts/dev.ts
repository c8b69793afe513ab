import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from './run-tool.ts';

/**
 * `npm run dev`: the server, started again when its files change, and before it Vite, which puts changes of the pages
 * into the open browser. The widget is built again when its files change; reload the page that shows it.
 */
const port = process.env.PORT ?? '3000';
const pagesPort = process.env.PAGES_PORT ?? '5173';
const pagesTool = join('node_modules', '@react-router', 'dev', 'bin.cjs');
const serverAddress = `http://127.0.0.1:${port}`;
const address = process.env.BASE_URL ?? `http://localhost:${pagesPort}`;

await buildWidget();
const children = [
  start(
    ['--import', './scripts/resolve-quickly.mjs', '--watch-preserve-output', '--watch', 'server/main.ts'],
    { PORT: port, BASE_URL: address },
  ),
  // With the condition from the start: the tool would else start itself a second time to have it.
  start(['--conditions=development', pagesTool, 'dev', '--port', pagesPort, '--strictPort'], {
    PARLEY_SERVER: serverAddress,
  }),
];
const watchers = ['widget', 'contract'].map((folder) =>
  watch(join(root, folder), { recursive: true }, buildWidgetSoon),
);
let timer: NodeJS.Timeout | undefined;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAll(signal));
for (const child of children) child.on('exit', () => stopAll('SIGTERM'));

function start(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
}

/** One of the two is nothing without the other. */
function stopAll(signal: NodeJS.Signals): void {
  clearTimeout(timer);
  for (const watcher of watchers) watcher.close();
  for (const child of children) if (child.exitCode === null) child.kill(signal);
}

/** An editor's save comes as several changes. */
function buildWidgetSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(buildWidget, 200);
}

async function buildWidget(): Promise<void> {
  const { code, output } = await runCommand(process.execPath, [
    'scripts/build.ts',
    '--if-changed',
    '--only=widget',
  ]);
  if (code !== 0) process.stderr.write(`${output}\n`);
}
