import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addSampleAgent,
  deleteAgent,
  duplicateAgent,
  getAgent,
  listAgents,
  listModels,
  removeAvatar,
  removeCover,
  setAvatar,
  setCover,
  updateAgent,
} from '#contract/agents/agents.endpoints.ts';
import type { Agent, AgentSettings } from '#contract/agents/agents.schemas.ts';
import { listAttention } from '#contract/analytics/analytics.endpoints.ts';
import { suggestQuestions } from '#contract/conversations/conversations.endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { PictureKind } from '#contract/pictures/pictures.ts';
import { listInstallations } from '#contract/widget/widget.endpoints.ts';
import { call, callWithFile } from '#web/lib/call.ts';
import { pagesOf } from '#web/lib/pages-of.ts';
import { refreshAfterDeletion } from '#web/lib/refresh-after-deletion.ts';
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

/** What somebody should look at; in the conversations' key, as what changes them changes it most. */
export const attentionQuery = (agentId?: string) =>
  queryOptions({
    queryKey: ['conversations', 'attention', agentId ?? 'all'],
    queryFn: async ({ signal }) =>
      (await call(listAttention, { query: agentId ? { agentId } : {}, signal })).data,
  });

/** The websites on which the script of an agent was seen, the last one first. */
export const installationsQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['agents', agentId, 'installations'],
    queryFn: async ({ signal }) => (await call(listInstallations, { params: { agentId }, signal })).data,
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
    mutationFn: (body: Partial<AgentSettings> & { version?: number }) =>
      call(updateAgent, { params: { agentId }, body }),
    onSuccess: (agent: Agent) => {
      queryClient.setQueryData(agentQuery(agentId).queryKey, agent);
      return queryClient.invalidateQueries({ queryKey: ['agents', 'list'] });
    },
  });
}

/** Copies an agent; answers the copy. */
export function useDuplicateAgent(agentId: string) {
  const refresh = useRefreshAgents();
  return useMutationOnce({
    mutationFn: (body: { name: string; withSources: boolean }, idempotencyKey) =>
      call(duplicateAgent, { params: { agentId }, body, idempotencyKey }),
    onSuccess: refresh,
  });
}

/** Adds the agent of a made-up firm; answers it. */
export function useAddSampleAgent() {
  const refresh = useRefreshAgents();
  return useMutationOnce({ mutationFn: () => call(addSampleAgent, {}), onSuccess: refresh });
}

function useRefreshAgents() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [['agents', 'list'], ['usage']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}

/** Stores and removes a picture of the agent at once, and shows it wherever the agent is shown. */
export function useAgentPicture(agentId: string, kind: PictureKind) {
  const queryClient = useQueryClient();
  const params = { agentId };
  const keep = async (agent: Agent) => {
    queryClient.setQueryData(agentQuery(agentId).queryKey, agent);
    await queryClient.invalidateQueries({ queryKey: ['agents', 'list'] });
  };
  return {
    upload: async (file: File, query: { left: number; top: number; side: number }) =>
      keep(await callWithFile(kind === 'avatar' ? setAvatar : setCover, { params, query, file })),
    remove: async () => keep(await call(kind === 'avatar' ? removeAvatar : removeCover, { params })),
  };
}

export function useDeleteAgent(agentId: string) {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: () => call(deleteAgent, { params: { agentId } }),
    onSuccess: () =>
      refreshAfterDeletion(queryClient, agentQuery(agentId).queryKey, [
        ['agents', 'list'],
        ['usage'],
        ['conversations'],
        ['leads'],
      ]),
  });
}
