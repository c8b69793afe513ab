import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { agentQuery } from '#web/console/agents/agents.queries.ts';

/** The agent whose console is open; undefined elsewhere, and until it is loaded. */
export function useOpenAgent(): Agent | undefined {
  const { agentId } = useParams();
  return useQuery({ ...agentQuery(agentId ?? ''), enabled: agentId !== undefined }).data;
}
