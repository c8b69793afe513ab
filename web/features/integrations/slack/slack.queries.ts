import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  chooseSlackChannel,
  disconnectSlack,
  finishSlackSignIn,
  getSlack,
  listSlackChannels,
  startSlackSignIn,
  testSlack,
} from '#contract/slack/slack.endpoints.ts';
import type { SlackState } from '#contract/slack/slack.schemas.ts';
import { call } from '#web/lib/call.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

export const slackQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['slack', agentId],
    queryFn: ({ signal }) => call(getSlack, { query: { agentId }, signal }),
  });

export const slackChannelsQuery = queryOptions({
  queryKey: ['slack', 'channels'],
  queryFn: ({ signal }) => call(listSlackChannels, { signal }),
  // What was made in Slack a moment ago should be there.
  staleTime: 0,
});

interface ChosenChannel {
  channelId: string | null;
  sendsLeads: boolean;
  sendsRequests: boolean;
}

/** What can be done with the connection, and with the channel of one agent. */
export function useSlack(agentId: string) {
  const queryClient = useQueryClient();
  const store = (state: SlackState) => queryClient.setQueryData(slackQuery(agentId).queryKey, state);
  /** Of all agents: the answer has the channel of none. */
  const readAgain = () => queryClient.resetQueries({ queryKey: ['slack'] });
  return {
    startSignIn: useMutationOnce({ mutationFn: () => call(startSlackSignIn, { body: { agentId } }) }),
    finishSignIn: useMutationOnce({
      mutationFn: (body: { code: string; state: string }) => call(finishSlackSignIn, { body }),
      onSuccess: readAgain,
    }),
    test: useMutationOnce({
      mutationFn: () => call(testSlack, { body: { agentId } }),
      onSuccess: ({ state }) => store(state),
    }),
    disconnect: useMutationOnce({ mutationFn: () => call(disconnectSlack, {}), onSuccess: readAgain }),
    chooseChannel: useMutationOnce({
      mutationFn: (body: ChosenChannel) => call(chooseSlackChannel, { params: { agentId }, body }),
      onSuccess: store,
    }),
  };
}
