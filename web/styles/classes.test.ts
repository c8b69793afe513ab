import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';

const web = resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

/** Utilities whose value is a token of ours, with or without variants before them. */
const withToken =
  /^(?:[\w-]+(?:\[[^\]]*\])?:|\[[^\]]*\]:)*(?:bg|text|border(?:-[trblxy])?|fill|stroke|outline|ring|divide|rounded(?:-[trbl]{1,2})?|shadow|font|accent|decoration)-[a-z][\w/-]*!?$/;

/** Every word in a string of a file. */
function wordsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  return [...source.matchAll(/(["'`])((?:(?!\1)[^\\\n])*)\1/g)].flatMap(([, , text]) => text!.split(/\s+/));
}

/** Says of a class whether the style sheet of the build has anything for it. Each class may be asked about once. */
async function readStyles(): Promise<(name: string) => boolean> {
  const compiler = await compile(readFileSync(join(web, 'styles/app.css'), 'utf8'), {
    base: join(web, 'styles'),
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.')
        ? resolve(base, id)
        : require.resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id);
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
  });
  let length = compiler.build([]).length;
  return (name) => {
    const before = length;
    length = compiler.build([name]).length;
    return length > before;
  };
}

test('every class that names a token makes CSS', async () => {
  const makesCss = await readStyles();
  const files = globSync(['**/*.tsx', '**/*{style,look}.ts'], { cwd: web });
  const used = new Map(
    files.flatMap((name) => wordsOf(join(web, name)).map((word): [string, string] => [word, name])),
  );
  const classes = [...used].filter(([word]) => withToken.test(word));
  expect(classes.length).toBeGreaterThan(200);
  expect(classes.filter(([word]) => !makesCss(word))).toEqual([]);
});

test('a class without a token makes none', async () => {
  const makesCss = await readStyles();
  expect(makesCss('dark:bg-scrim')).toBe(true);
  expect(makesCss('dark:bg-black/40')).toBe(false);
  expect(makesCss('rounded-xl')).toBe(false);
});
