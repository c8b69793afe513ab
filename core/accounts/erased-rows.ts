import type { Erased } from '#contract/accounts/accounts.schemas.ts';

const labels: Record<keyof Erased, string> = {
  workspaces: 'Workspaces',
  agents: 'Agents',
  sources: 'Sources',
  conversations: 'Conversations',
  messages: 'Messages',
  leads: 'Leads',
  contactMessages: 'Messages by the contact form',
  emails: 'Stored emails to you',
};

const number = new Intl.NumberFormat('en-US');

/** What was deleted with an account, as rows of a receipt. */
export function erasedRows(erased: Erased): [label: string, count: string][] {
  return (Object.keys(labels) as (keyof Erased)[]).map((name) => [labels[name], number.format(erased[name])]);
}
