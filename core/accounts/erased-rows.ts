import type { Erased } from '#contract/accounts/accounts.schemas.ts';

const labels: Record<keyof Erased, string> = {
  workspaces: 'Workspaces',
  agents: 'Agents',
  sources: 'Sources',
  conversations: 'Conversations',
  messages: 'Messages',
  leads: 'Leads',
  chatArchives: 'Chat archives',
  contactMessages: 'Messages through the contact form',
  emails: 'Stored emails to you',
};

const number = new Intl.NumberFormat('en-US');

/** What was deleted with an account, as rows of a receipt. */
export function erasedRows(erased: Erased): [label: string, count: string][] {
  const names = Object.keys(labels) as (keyof Erased)[];
  // A receipt that has waited since an earlier version lists less.
  return names.map((name) => [labels[name], number.format(erased[name] ?? 0)]);
}
