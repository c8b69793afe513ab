import type { FiledAction, FiledToolServer } from './agent-file.schemas.ts';
import { changedFields } from './changed-fields.ts';
import { compareItems } from './compare-items.ts';
import { nameAction } from './name-action.ts';

/** What has to be done about actions and MCP servers. `secrets`: names of those that must be given for it. */
export type ActionChange =
  | { kind: 'add-action'; name: string; action: FiledAction; secrets: string[] }
  | { kind: 'change-action'; name: string; action: FiledAction; fields: string[]; secrets: string[] }
  | { kind: 'remove-action'; name: string }
  | { kind: 'add-tool-server'; name: string; server: FiledToolServer; secrets: string[] }
  | { kind: 'change-tool-server'; name: string; server: FiledToolServer }
  | { kind: 'remove-tool-server'; name: string };

/** What is removed goes first: an agent has a limited number of each. */
export function planActions(present: readonly FiledAction[], wanted: readonly FiledAction[]): ActionChange[] {
  const { added, removed, kept } = compareItems(present, wanted, nameAction, 'actions');
  const changed = kept.flatMap(({ before, after }): ActionChange[] => {
    const fields = changedFields(withoutSecrets(before), withoutSecrets(after));
    const change = { kind: 'change-action' as const, name: after.name, action: after, fields };
    return fields.length === 0 ? [] : [{ ...change, secrets: newSecrets(before, after) }];
  });
  return [
    ...removed.map(({ name }): ActionChange => ({ kind: 'remove-action', name })),
    ...changed,
    ...added.map(
      (action): ActionChange => ({
        kind: 'add-action',
        name: action.name,
        action,
        secrets: secretsOf(action),
      }),
    ),
  ];
}

const secretsOf = ({ headers = [] }: FiledAction): string[] => headers.map(({ secret }) => secret);

/** An installation keeps the value of a header for the server that it was given for, and for no other. */
function newSecrets(before: FiledAction, after: FiledAction): string[] {
  const isElsewhere = originOf(before) !== originOf(after);
  const known = new Set(before.headers?.map(({ name }) => name));
  const needed = (after.headers ?? []).filter(({ name }) => isElsewhere || !known.has(name));
  return needed.map(({ secret }) => secret);
}

const originOf = ({ url }: FiledAction): string | undefined => URL.parse(url)?.origin;

/** Where a secret comes from is the file's alone. */
const withoutSecrets = ({ headers, ...action }: FiledAction) => ({
  ...action,
  headers: headers?.map(({ name }) => name),
});
