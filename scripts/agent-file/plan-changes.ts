import { isDeepStrictEqual } from 'node:util';
import type { AgentFile, FiledSource, FiledTest } from './agent-file.schemas.ts';
import { nameSource } from './name-source.ts';

/** What has to be done to an agent so that it is as its file says. */
export type Change =
  | { kind: 'settings'; name: string; from: unknown; to: unknown }
  | { kind: 'synonyms'; from: number; to: number }
  | { kind: 'add-source'; name: string; source: FiledSource }
  | { kind: 'change-source'; name: string; fields: string[]; source: FiledSource }
  | { kind: 'remove-source'; name: string }
  | { kind: 'add-test' | 'change-test'; name: string; test: FiledTest }
  | { kind: 'remove-test'; name: string };

/**
 * The changes from one state of an agent to another, in an order in which they can be done: tests speak of sources, so
 * sources come first, and what is removed goes last. Empty where nothing differs.
 * @throws for two sources or tests of one name
 */
export function planChanges(present: AgentFile, wanted: AgentFile): Change[] {
  const sources = compare(present.sources, wanted.sources, nameSource, 'sources');
  const tests = compare(present.tests, wanted.tests, ({ question }) => question, 'tests');
  return [
    ...compareSettings(present.settings, wanted.settings),
    ...(isDeepStrictEqual(present.synonyms, wanted.synonyms)
      ? []
      : [{ kind: 'synonyms' as const, from: present.synonyms.length, to: wanted.synonyms.length }]),
    ...sources.added.map(([name, source]) => ({ kind: 'add-source' as const, name, source })),
    ...sources.changed.map(([name, before, source]) => ({
      kind: 'change-source' as const,
      name,
      fields: changedFields(before, source),
      source,
    })),
    ...tests.added.map(([name, test]) => ({ kind: 'add-test' as const, name, test })),
    ...tests.changed.map(([name, , test]) => ({ kind: 'change-test' as const, name, test })),
    ...tests.removed.map((name) => ({ kind: 'remove-test' as const, name })),
    ...sources.removed.map((name) => ({ kind: 'remove-source' as const, name })),
  ];
}

function compareSettings(present: AgentFile['settings'], wanted: AgentFile['settings']): Change[] {
  const before: Record<string, unknown> = present;
  return Object.entries(wanted)
    .filter(([name, value]) => !isDeepStrictEqual(before[name], value))
    .map(([name, value]) => ({ kind: 'settings', name, from: before[name], to: value }));
}

function compare<Item extends object>(
  present: readonly Item[],
  wanted: readonly Item[],
  nameOf: (item: Item) => string,
  what: string,
) {
  const byName = (items: readonly Item[]) => new Map(items.map((item) => [nameOf(item), item]));
  const [before, after] = [byName(present), byName(wanted)];
  if (before.size < present.length) throw new Error(`The agent has two ${what} of the same name.`);
  if (after.size < wanted.length) throw new Error(`The file has two ${what} of the same name.`);
  return {
    added: [...after].filter(([name]) => !before.has(name)),
    removed: [...before.keys()].filter((name) => !after.has(name)),
    changed: [...after].flatMap(([name, item]) => {
      const old = before.get(name);
      return old === undefined || changedFields(old, item).length === 0 ? [] : [[name, old, item] as const];
    }),
  };
}

/** Fields that a file leaves out stay as they are. */
function changedFields(before: object, after: object): string[] {
  const old: Record<string, unknown> = { ...before };
  return Object.entries(after)
    .filter(([name, value]) => value !== undefined && !isDeepStrictEqual(old[name], value))
    .map(([name]) => name);
}
