import type { Role } from '#contract/endpoint.ts';

/** What each role may do, the greatest first; each may do what those after it may. */
export const roleWords: readonly { role: Role; label: string; description: string }[] = [
  { role: 'owner', label: 'Owner', description: 'Everything, other owners included' },
  { role: 'admin', label: 'Admin', description: 'Also invites and removes people, and makes API keys' },
  { role: 'agent-editor', label: 'Agent editor', description: 'Also builds, trains and styles agents' },
  { role: 'inbox-only', label: 'Inbox only', description: 'Reads messages and leads' },
];

export const roleLabel = (role: Role): string =>
  roleWords.find((words) => words.role === role)?.label ?? role;
