import type { To } from 'react-router';
import { paths } from '#contract/page-addresses.ts';

/** The conversations behind a number: those of an agent, or those of all agents in the inbox. */
export function linkToMessages(
  agentId: string | undefined,
  filter: Record<string, string> = {},
  range?: string,
): To {
  const search = new URLSearchParams({ ...filter, ...(range ? { range } : {}) });
  return {
    pathname: agentId === undefined ? paths.inbox : paths.messages(agentId),
    search: search.toString(),
  };
}
