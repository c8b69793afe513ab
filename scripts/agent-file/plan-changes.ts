import { isDeepStrictEqual } from 'node:util';
import type { AgentFile, FiledSource, FiledTest } from './agent-file.schemas.ts';
import { changedFields } from './changed-fields.ts';
import { compareItems } from './compare-items.ts';
import { nameSource } from './name-source.ts';
import { type ActionChange, planActions } from './plan-actions.ts';
import { planToolServers } from './plan-tool-servers.ts';

/** What has to be done to an agent so that it is as its file says. */
export type Change =
  | { kind: 'settings'; name: string; from: unknown; to: unknown }
  | { kind: 'synonyms'; from: number; to: number }
  | { kind: 'add-source'; name: string; source: FiledSource }
  | { kind: 'change-source'; name: string; fields: string[]; source: FiledSource }
  | { kind: 'remove-source'; name: string }
  | { kind: 'add-test' | 'change-test'; name: string; test: FiledTest }
  | { kind: 'remove-test'; name: string }
  | ActionChange;

/**
 * The changes from one state of an agent to another, in an order in which they can be done: tests speak of sources, so
 * sources come first, and what is removed goes last. Empty where nothing differs.
 * @throws for two of one name, and for actions that the key may not read
 */
export function planChanges(present: AgentFile, wanted: AgentFile): Change[] {
  const sources = compareItems(present.sources, wanted.sources, nameSource, 'sources');
  const tests = compareItems(present.tests, wanted.tests, ({ question }) => question, 'tests');
  return [
    ...compareSettings(present.settings, wanted.settings),
    ...(isDeepStrictEqual(present.synonyms, wanted.synonyms)
      ? []
      : [{ kind: 'synonyms' as const, from: present.synonyms.length, to: wanted.synonyms.length }]),
    ...sources.added.map((source): Change => ({ kind: 'add-source', name: nameSource(source), source })),
    ...sources.kept.flatMap(({ before, after: source }): Change[] => {
      const fields = changedFields(before, source);
      return fields.length === 0 ? [] : [{ kind: 'change-source', name: nameSource(source), fields, source }];
    }),
    ...planAllActions(present, wanted),
    ...tests.added.map((test): Change => ({ kind: 'add-test', name: test.question, test })),
    ...tests.kept
      .filter(({ before, after }) => changedFields(before, after).length > 0)
      .map(({ after: test }): Change => ({ kind: 'change-test', name: test.question, test })),
    ...tests.removed.map(({ question }): Change => ({ kind: 'remove-test', name: question })),
    ...sources.removed.map((source): Change => ({ kind: 'remove-source', name: nameSource(source) })),
  ];
}

/** A file without them leaves them as they are. */
function planAllActions(present: AgentFile, wanted: AgentFile): ActionChange[] {
  const { actions, toolServers } = wanted;
  if (actions === undefined && toolServers === undefined) return [];
  if (present.actions === undefined || present.toolServers === undefined)
    throw new Error('The file has actions, which only a key with the scope admin can compare.');
  return [
    ...(actions === undefined ? [] : planActions(present.actions, actions)),
    ...(toolServers === undefined ? [] : planToolServers(present.toolServers, toolServers)),
  ];
}

function compareSettings(present: AgentFile['settings'], wanted: AgentFile['settings']): Change[] {
  const before: Record<string, unknown> = present;
  return Object.entries(wanted)
    .filter(([name, value]) => !isDeepStrictEqual(before[name], value))
    .map(([name, value]) => ({ kind: 'settings', name, from: before[name], to: value }));
}
