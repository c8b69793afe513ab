import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const rooms = ['contract', 'core', 'server', 'web', 'widget'] as const;
type Room = (typeof rooms)[number];

interface Import {
  /** Path from the root for our own files, else the package or `node:` module. */
  target: string;
  isOwn: boolean;
  isTypeOnly: boolean;
}

interface SourceFile {
  path: string;
  room: Room;
  code: string;
  imports: Import[];
}

const importPattern =
  /^\s*(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]+?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

function readImports(path: string, code: string): Import[] {
  return [...code.matchAll(importPattern)].map(([, type, from, lazily]) => {
    const name = from ?? lazily ?? '';
    const isTypeOnly = type !== undefined;
    if (name.startsWith('#')) return { target: name.slice(1), isOwn: true, isTypeOnly };
    if (name.startsWith('.')) {
      return { target: relative(root, resolve(root, dirname(path), name)), isOwn: true, isTypeOnly };
    }
    return { target: name, isOwn: false, isTypeOnly };
  });
}

function readRoom(room: Room): SourceFile[] {
  return readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name))
    .filter((entry) => !/[\\/]fixtures([\\/]|$)/.test(entry.parentPath))
    .map((entry) => {
      const path = relative(root, join(entry.parentPath, entry.name));
      const code = readFileSync(join(root, path), 'utf8');
      return { path, room, code, imports: readImports(path, code) };
    });
}

const files = rooms.flatMap(readRoom);
const roomOf = (path: string): string => path.split('/')[0] ?? '';
const featureOf = (path: string): string | null =>
  /^(?:server|web)\/features\/([^/]+)\//.exec(path)?.[1] ?? null;

/** What breaks a rule, as `file → what`: an empty list is a pass, and a failure names every place. */
function breaches(room: Room, breaks: (file: SourceFile, each: Import) => boolean): string[] {
  return files
    .filter((file) => file.room === room)
    .flatMap((file) =>
      file.imports.filter((each) => breaks(file, each)).map((each) => `${file.path} → ${each.target}`),
    );
}

/** Rooms that a room may import from. The widget takes types of the contract and nothing else. */
const arrows: Record<Room, readonly string[]> = {
  contract: ['contract'],
  core: ['core', 'contract'],
  server: ['server', 'core', 'contract', 'package.json'],
  web: ['web', 'core', 'contract', '.react-router'],
  widget: ['widget', 'contract'],
};

/** Built by tools, not loaded by a page. */
const isBuildFile = (path: string): boolean => /^widget\/(build-widget|vite\.config)\.ts$/.test(path);

/** Packages that speak for a vendor or parse what strangers wrote, and the only places that may use them. */
const homes: Record<string, RegExp> = {
  undici: /^server\/adapters\//,
  '@ai-sdk/': /^server\/adapters\/language-model\//,
  'eventsource-parser': /^server\/adapters\/language-model\//,
  unpdf: /^server\/adapters\/document-reader\//,
  mammoth: /^server\/adapters\/document-reader\//,
  'word-extractor': /^server\/adapters\/document-reader\//,
  'csv-parse': /^server\/adapters\/document-reader\//,
  linkedom: /^server\/adapters\/document-reader\//,
  '@mozilla/readability': /^server\/adapters\/document-reader\//,
  nodemailer: /^server\/adapters\/mailer\//,
  '@better-auth/utils': /^server\/features\/credentials\//,
  'pg-boss': /^server\/(jobs|database\/backup)\//,
};

describe('the arrows between rooms', () => {
  it.each(rooms)('%s imports only what it may', (room) => {
    expect(
      breaches(room, (_file, each) => each.isOwn && !arrows[room].includes(roomOf(each.target))),
    ).toEqual([]);
  });

  it('contract needs nothing but the schema library, and that only in schemas', () => {
    expect(breaches('contract', (_file, each) => !each.isOwn && each.target !== 'zod')).toEqual([]);
    const isSchema = (path: string) => /\bschemas\.ts$/.test(path);
    const isHeavy = ({ target, isTypeOnly }: Import) =>
      !isTypeOnly && (target === 'zod' || (target.startsWith('contract/') && isSchema(target)));
    expect(breaches('contract', (file, each) => !isSchema(file.path) && isHeavy(each))).toEqual([]);
  });

  it('core touches nothing: no module of Node, no waiting', () => {
    expect(breaches('core', (_file, each) => each.target.startsWith('node:'))).toEqual([]);
    const waiting = files.filter(
      (file) => file.room === 'core' && /\basync\b(?!-)|\bawait\b|\bPromise\b/.test(withoutText(file.code)),
    );
    expect(waiting.map((file) => file.path)).toEqual([]);
  });

  it('web runs in a browser', () => {
    expect(breaches('web', (_file, each) => each.target.startsWith('node:'))).toEqual([]);
  });

  it('the widget loads no package, and of the contract types only', () => {
    expect(breaches('widget', (file, each) => !isBuildFile(file.path) && !each.isOwn)).toEqual([]);
    expect(
      breaches('widget', (_file, each) => roomOf(each.target) === 'contract' && !each.isTypeOnly),
    ).toEqual([]);
  });

  it('scripts of public pages load neither the schema library nor the application', () => {
    const byPath = new Map(files.map((file) => [file.path, file]));
    const starts = files.filter(({ path }) => /-script\.ts$|^web\/public-scripts\/enhance\.ts$/.test(path));
    expect(starts.length).toBeGreaterThan(2);
    const heavy = starts.flatMap((start) => {
      const reached = new Map([[start.path, start.path]]);
      for (const [path, way] of reached)
        for (const { target, isTypeOnly } of byPath.get(path)?.imports ?? [])
          if (!isTypeOnly && !reached.has(target)) reached.set(target, `${way} → ${target}`);
      return ['zod', 'react', 'react-dom', '@tanstack/react-query'].flatMap(
        (name) => reached.get(name) ?? [],
      );
    });
    expect(heavy).toEqual([]);
  });

  it('packages of vendors stay in their adapters', () => {
    const strays = breaches('server', (file, each) =>
      Object.entries(homes).some(([name, home]) => {
        const isThat = each.target === name || each.target.startsWith(name.endsWith('/') ? name : `${name}/`);
        return isThat && !home.test(file.path);
      }),
    );
    expect(strays).toEqual([]);
  });
});

describe('features of the server', () => {
  const serverFiles = files.filter((file) => file.room === 'server');

  it('never import the routes of another', () => {
    const strays = breaches('server', (file, each) => {
      const feature = featureOf(file.path);
      return (
        feature !== null &&
        /\.(routes|pages|jobs)\.ts$/.test(each.target) &&
        featureOf(each.target) !== feature
      );
    });
    expect(strays).toEqual([]);
  });

  it('only read the tables of another', () => {
    const writers = serverFiles.flatMap((file) => {
      const feature = featureOf(file.path);
      if (feature === null || file.path.endsWith('.table.ts')) return [];
      return [
        ...file.code.matchAll(/import \{([^}]*)\} from '#server\/features\/([^/]+)\/[^']*\.table\.ts'/g),
      ]
        .filter(([, , owner]) => owner !== feature)
        .flatMap(([, names]) => (names ?? '').split(',').map((name) => name.trim().split(' ').at(-1) ?? ''))
        .filter((name) => name !== '' && new RegExp(`\\.(insert|update|delete)\\(${name}\\)`).test(file.code))
        .map((name) => `${file.path} writes ${name}`);
    });
    expect(writers).toEqual([]);
  });

  it('have no cycle', () => {
    const uses = new Map<string, Set<string>>();
    for (const file of serverFiles) {
      const feature = featureOf(file.path);
      if (feature === null || file.path.endsWith('.table.ts')) continue;
      const group = uses.get(feature) ?? new Set<string>();
      uses.set(feature, group);
      for (const each of file.imports) {
        const other = each.target.endsWith('.table.ts') || each.isTypeOnly ? null : featureOf(each.target);
        if (other !== null && other !== feature) group.add(other);
      }
    }
    const cycles: string[] = [];
    const walk = (path: string[]): void => {
      for (const next of uses.get(path.at(-1) ?? '') ?? []) {
        if (next === path[0]) cycles.push([...path, next].join(' → '));
        else if (!path.includes(next)) walk([...path, next]);
      }
    };
    for (const feature of uses.keys()) walk([feature]);
    expect(cycles).toEqual([]);
  });

  it('lie above quotas, which know no feature but by the table that their own refers to', () => {
    const strays = breaches(
      'server',
      (file, each) =>
        file.path.startsWith('server/quota/') &&
        featureOf(each.target) !== null &&
        `${file.path} → ${each.target}` !==
          'server/quota/quota.table.ts → server/features/workspaces/workspaces.table.ts',
    );
    expect(strays).toEqual([]);
  });

  it('fetch nothing by themselves', () => {
    const fetching = serverFiles.filter(
      (file) => !file.path.startsWith('server/adapters/') && /(?<![.\w])fetch\(/.test(withoutText(file.code)),
    );
    expect(fetching.map((file) => file.path)).toEqual([]);
  });

  it('get their settings handed in', () => {
    const readers = serverFiles.filter(
      (file) => /process\.env[.[]/.test(file.code) && file.path !== 'server/main.ts',
    );
    expect(readers.map((file) => file.path)).toEqual([]);
  });
});

describe('the web', () => {
  it('has parts and helpers that know no feature', () => {
    const strays = breaches(
      'web',
      (file, each) =>
        /^web\/(ui|lib|console|site|public-scripts)\//.test(file.path) && featureOf(each.target) !== null,
    );
    expect(strays).toEqual([]);
  });
});

describe('names', () => {
  const kinds = /\.(table|routes|pages|jobs|queries|config|schemas|endpoints)$/;

  it('are kebab-case and say what is inside', () => {
    const odd = files
      .map((file) => file.path)
      .filter((path) => {
        const name =
          path
            .split('/')
            .at(-1)
            ?.replace(/\.tsx?$/, '')
            .replace(kinds, '') ?? '';
        return (
          !/^[a-z0-9]+(-[a-z0-9]+)*(\.client)?$/.test(name) ||
          ['index', 'utils', 'helpers', 'types', 'misc'].includes(name)
        );
      });
    expect(odd).toEqual([]);
  });
});

/** The code without strings and comments, so that words in sentences do not count. */
function withoutText(code: string): string {
  return code
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
    .replaceAll(/`(?:\\.|[^`\\])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''");
}
