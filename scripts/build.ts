import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { compressFiles } from './compress-files.ts';
import { root, runTool, type ToolResult } from './run-tool.ts';
import { drawIcons } from './social/draw-icons.ts';
import { drawSocialPictures } from './social/draw-social-pictures.ts';

/** `npm run build`; with `--if-changed` only what differs from the sources that it was last built from. */
const { values: options } = parseArgs({
  options: { 'if-changed': { type: 'boolean' }, only: { type: 'string' } },
});

interface Part {
  name: string;
  sources: string[];
  outputs: string;
  build(): Promise<ToolResult>;
  /** What is made from its output. */
  finish?(folder: string): Promise<unknown>;
}

const patiently = [process.env.NODE_OPTIONS, '--import ./scripts/prerender-patiently.mjs']
  .filter(Boolean)
  .join(' ');

const shared = ['contract', 'core', 'package.json', 'package-lock.json'];
const parts: Part[] = [
  {
    name: 'web',
    sources: [
      'web',
      'content',
      'docs',
      'scripts/social',
      'vite.config.ts',
      'react-router.config.ts',
      ...shared,
    ],
    outputs: 'build/web/client',
    build: () =>
      runTool('@react-router/dev', ['build'], { env: { NODE_ENV: 'production', NODE_OPTIONS: patiently } }),
    finish: (folder) => Promise.all([drawSocialPictures(folder), drawIcons(folder)]),
  },
  {
    name: 'widget',
    sources: ['widget', ...shared],
    outputs: 'build/widget',
    build: () =>
      runTool('vite', ['build', '-c', 'widget/vite.config.ts'], { env: { NODE_ENV: 'production' } }),
  },
];

mkdirSync(join(root, 'build'), { recursive: true });
// The system's own lock on this file: of two builds at once the second waits, then finds its work done.
const lock = new DatabaseSync(join(root, 'build', 'build.lock'), { timeout: 300_000 });
lock.exec('BEGIN EXCLUSIVE');

const wanted = parts.filter(({ name }) => options.only === undefined || options.only === name);
const due = wanted
  .map((part) => ({ part, print: fingerprint(part.sources) }))
  .filter(({ part, print }) => !options['if-changed'] || !isBuilt(part, print));
if (due.length > 0) process.stdout.write(`Building ${due.map(({ part }) => part.name).join(' and ')}.\n`);
const failures = (await Promise.all(due.map(buildPart))).filter((failure) => failure !== undefined);
for (const failure of failures) process.stderr.write(`${failure}\n`);
lock.close();
process.exitCode = failures.length > 0 ? 1 : 0;

/** The stamp goes before and comes back after, so an interrupted build is done again. */
async function buildPart({ part, print }: { part: Part; print: string }): Promise<string | undefined> {
  rmSync(stampFile(part), { force: true });
  const { code, output } = await part.build();
  if (code !== 0) return `The build of ${part.name} failed:\n${output}`;
  const folder = join(root, part.outputs);
  await part.finish?.(folder);
  await compressFiles(folder);
  writeFileSync(stampFile(part), print);
  return undefined;
}

function stampFile({ name }: Part): string {
  return join(root, 'build', `${name}.stamp`);
}

function isBuilt(part: Part, print: string): boolean {
  const stamp = stampFile(part);
  return existsSync(join(root, part.outputs)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
}

/** Of names and contents, since a clone or a switch of branches gives new dates to old files. */
function fingerprint(sources: string[]): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (stats === undefined || /\.test\.tsx?$/.test(path)) return;
    if (stats.isDirectory()) for (const name of readdirSync(join(root, path)).sort()) add(`${path}/${name}`);
    else hash.update(`${path}\0${stats.size}\0`).update(readFileSync(join(root, path)));
  };
  for (const source of sources) add(source);
  return hash.digest('hex');
}
