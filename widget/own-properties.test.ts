import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ownProperties } from './own-properties.ts';

const root = join(import.meta.dirname, '..');

/** The declarations of what a browser has, wherever the compiler of this platform keeps them. */
function readBrowserTypes(): string {
  const compiler = createRequire(join(root, 'package.json')).resolve('typescript/package.json');
  const scope = join(dirname(compiler), '..', '@typescript');
  const folders = [
    join(dirname(compiler), 'lib'),
    ...readdirSync(scope).map((name) => join(scope, name, 'lib')),
  ];
  const folder = folders.find((each) => existsSync(join(each, 'lib.dom.d.ts'))) ?? '';
  return ['lib.dom.d.ts', 'lib.es5.d.ts', 'lib.es2015.core.d.ts', 'lib.es2015.collection.d.ts']
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** The files of the contract that the widget knows, and all that these are made of. */
function listContract(): string[] {
  const widget = readdirSync(join(root, 'widget'), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join('widget', name));
  const seen = new Set<string>();
  const follow = (path: string): void => {
    const imported = readFileSync(join(root, path), 'utf8').matchAll(/ from '(#contract\/|\.\.?\/)([^']+)'/g);
    for (const [, start = '', rest = ''] of imported) {
      const target = start === '#contract/' ? join('contract', rest) : join(dirname(path), start, rest);
      if (!target.startsWith('contract') || seen.has(target)) continue;
      seen.add(target);
      follow(target);
    }
  };
  widget.forEach(follow);
  return [...seen];
}

const contract = listContract();
const foreign = [
  readBrowserTypes(),
  ...[...contract, 'widget/frame-protocol.ts', 'widget/launcher/install-commands.ts'].map((path) =>
    readFileSync(join(root, path), 'utf8'),
  ),
]
  .join('\n')
  // Neither comments nor sentences name anything.
  .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  .replace(/'[^'\n]*'/g, (text) => (text.includes(' ') ? '' : text));
const declared = new Set(
  [...foreign.matchAll(/\b([A-Za-z_$][\w$]*)['"]?\s*[?(:<,}]/g)].map(([, name]) => name),
);

test('knows the names that others have', () => {
  for (const name of ['querySelector', 'pageUrl', 'messageColor', 'forEach', 'resetChat']) {
    expect(declared).toContain(name);
  }
});

test('no property of our own has the name of one of the browser, of the contract or of a message', () => {
  expect(ownProperties.filter((name) => declared.has(name))).toEqual([]);
});

test('none is listed twice', () => {
  expect(new Set(ownProperties).size).toBe(ownProperties.length);
});
