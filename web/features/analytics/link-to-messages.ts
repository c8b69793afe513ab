import type { To } from 'react-router';
import { paths } from '#contract/page-addresses.ts';

/** The conversations of an agent behind a number; undefined while no agent is chosen, since they are listed by agent. */
export function linkToMessages(
  agentId: string | undefined,
  filter: Record<string, string>,
  range: string | undefined,
): To | undefined {
  if (agentId === undefined) return undefined;
  const search = new URLSearchParams({ ...filter, ...(range ? { range } : {}) });
  return { pathname: paths.messages(agentId), search: search.toString() };
}
