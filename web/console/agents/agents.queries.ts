import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  deleteAgent,
  getAgent,
  listAgents,
  listModels,
  updateAgent,
} from '#contract/agents/agents.endpoints.ts';
import type { Agent, AgentSettings } from '#contract/agents/agents.schemas.ts';
import { listConversations, suggestQuestions } from '#contract/conversations/conversations.endpoints.ts';
import type { Outcome } from '#contract/conversations/conversations.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { listSources } from '#contract/sources/sources.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { pagesOf } from '#web/lib/pages-of.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

export const agentsQuery = () =>
  pagesOf(['agents', 'list'], ({ cursor, signal }) =>
    call(listAgents, { query: { limit: 50, ...(cursor ? { cursor } : {}) }, signal }),
  );

/** All agents, for sums over the workspace; in the list's key, so that what makes the list old makes these old. */
export const allAgentsQuery = () =>
  queryOptions({
    queryKey: ['agents', 'list', 'all'],
    queryFn: async ({ signal }) => {
      const agents: Agent[] = [];
      let cursor: string | null = null;
      do {
        const page: AnswerOf<typeof listAgents> = await call(listAgents, {
          query: { limit: 100, ...(cursor ? { cursor } : {}) },
          signal,
        });
        agents.push(...page.data);
        cursor = page.pagination.hasMore ? page.pagination.cursor : null;
      } while (cursor);
      return agents;
    },
  });

export const agentQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['agents', agentId],
    queryFn: ({ signal }) => call(getAgent, { params: { agentId }, signal }),
  });

/** Conversations of an agent with a message of this outcome; in the conversations' key, as what changes them changes it. */
export const conversationTotalQuery = (agentId: string, outcome: Outcome) =>
  queryOptions({
    queryKey: ['conversations', 'total', agentId, outcome],
    queryFn: async ({ signal }) => {
      const query = { agentId, outcome, limit: 1 };
      return (await call(listConversations, { query, signal })).pagination.total;
    },
  });

/** How many sources could not be read, in whole or in part. */
export const troubledSourcesQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['sources', agentId, 'troubled'],
    queryFn: async ({ signal }) => {
      let count = 0;
      let cursor: string | null = null;
      do {
        const page: AnswerOf<typeof listSources> = await call(listSources, {
          params: { agentId },
          query: { limit: 100, ...(cursor ? { cursor } : {}) },
          signal,
        });
        count += page.data.filter(({ status }) => status === 'failed' || status === 'partial').length;
        cursor = page.pagination.hasMore ? page.pagination.cursor : null;
      } while (cursor);
      return count;
    },
  });

/** Below the sources, whose changes make it old. */
export const questionSuggestionsQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['sources', agentId, 'question-suggestions'],
    queryFn: ({ signal }) => call(suggestQuestions, { params: { agentId }, signal }),
  });

export const modelsQuery = () =>
  queryOptions({
    queryKey: ['models'],
    queryFn: ({ signal }) => call(listModels, { signal }),
    staleTime: 5 * 60_000,
  });

export function useUpdateAgent(agentId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<AgentSettings>) => call(updateAgent, { params: { agentId }, body }),
    onSuccess: (agent: Agent) => {
      queryClient.setQueryData(agentQuery(agentId).queryKey, agent);
      return queryClient.invalidateQueries({ queryKey: ['agents', 'list'] });
    },
  });
}

export function useDeleteAgent(agentId: string) {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: () => call(deleteAgent, { params: { agentId } }),
    // Not the agent itself: its page is still open and would fetch what is gone.
    onSuccess: () =>
      Promise.all(
        [['agents', 'list'], ['usage'], ['conversations'], ['leads']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
