import type { Role } from '#contract/workspaces/workspaces.ts';

/** What each role may do, the greatest first. */
export const roleWords: readonly { role: Role; label: string; description: string }[] = [
  { role: 'owner', label: 'Owner', description: 'Everything, including other owners' },
  { role: 'admin', label: 'Admin', description: 'Manages people and API keys, and all about agents' },
  {
    role: 'agent-editor',
    label: 'Agent editor',
    description: 'Builds, trains and styles agents, reads messages and leads',
  },
  { role: 'inbox-only', label: 'Inbox only', description: 'Reads messages and leads' },
];

export const roleLabel = (role: Role): string =>
  roleWords.find((words) => words.role === role)?.label ?? role;
