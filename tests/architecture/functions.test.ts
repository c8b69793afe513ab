import { describe, expect, it } from 'vitest';
import { readFunctions } from './read-functions.ts';
import { files } from './source-files.ts';

const maximumLines = 80;
const maximumIndentation = 6;

describe('functions', () => {
  it(`have at most ${maximumLines} lines`, () => {
    const long = files.flatMap((file) =>
      readFunctions(file)
        .filter(({ lines }) => lines > maximumLines)
        .map(({ name, lines }) => `${file.path}: ${name} has ${lines}`),
    );
    expect(long).toEqual([]);
  }, 60_000);

  it(`are indented by at most ${maximumIndentation} levels`, () => {
    const deep = files
      .filter(({ path }) => path.endsWith('.ts'))
      .flatMap(({ path, code }) =>
        code.split('\n').flatMap((line, index) => {
          const spaces = /^ *(?=[^ *])/.exec(line)?.[0].length ?? 0;
          return spaces > maximumIndentation * 2 ? [`${path}:${index + 1}`] : [];
        }),
      );
    expect(deep).toEqual([]);
  });
});
