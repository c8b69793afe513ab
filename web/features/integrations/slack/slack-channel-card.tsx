import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SlackChannelChoice, SlackState } from '#contract/slack/slack.schemas.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { slackChannelsQuery, useSlack } from './slack.queries.ts';

type Chosen = SlackState['channel'];

/** Where this agent posts, and what. */
export function SlackChannelCard({ agentId, channel }: { agentId: string; channel: Chosen }) {
  const channels = useQuery(slackChannelsQuery);
  return (
    <Card title="Channel of this agent" description="You can choose a different channel for each agent.">
      {channels.data ? (
        <ChannelForm
          agentId={agentId}
          stored={channel}
          channels={channels.data.data}
          isComplete={channels.data.isComplete}
        />
      ) : channels.isError ? (
        <ErrorState error={channels.error} onRetry={() => void channels.refetch()} />
      ) : (
        <Loading>
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Card>
  );
}

interface ChannelFormProps {
  agentId: string;
  stored: Chosen;
  channels: readonly SlackChannelChoice[];
  isComplete: boolean;
}

function ChannelForm({ agentId, stored, channels, isComplete }: ChannelFormProps) {
  const { chooseChannel } = useSlack(agentId);
  const [channelId, setChannelId] = useState(stored?.id ?? '');
  const isListed = channelId === '' || channels.some(({ id }) => id === channelId);
  const form = useForm({
    read: (data) => ({
      channelId: channelId === '' ? null : channelId,
      sendsLeads: data.get('sendsLeads') === 'on',
      sendsRequests: data.get('sendsRequests') === 'on',
    }),
    send: async (chosen) => {
      await chooseChannel.mutateAsync(chosen);
      showToast.done('Saved.');
    },
    warnsBeforeLeaving: true,
  });
  return (
    <form {...form.props} className="max-w-2xl space-y-5">
      {stored?.problem && <Notice tone="warning">{stored.problem}</Notice>}
      <Field
        label="Channel"
        hint={
          isComplete
            ? 'A private channel is listed once you have added the app to it in Slack.'
            : 'Only the first 5,000 channels are listed.'
        }
        error={form.errors.channelId}
      >
        {(field) => (
          <Select {...field} value={channelId} onChange={({ target }) => setChannelId(target.value)}>
            <option value="">None: nothing is posted</option>
            {!isListed && <option value={channelId}>#{stored?.name} (no longer listed)</option>}
            {channels.map(({ id, name, isPrivate }) => (
              <option key={id} value={id}>
                #{name}
                {isPrivate ? ' (private)' : ''}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Switch
        name="sendsRequests"
        label="Human requests"
        description="A visitor asked for a person. Replies in the thread go to the visitor."
        defaultChecked={stored?.sendsRequests ?? true}
      />
      <Switch
        name="sendsLeads"
        label="New leads"
        description="With the name, email address and phone number that the visitor left."
        defaultChecked={stored?.sendsLeads ?? true}
      />
      <CallFailure error={form.failure} />
      <Button type="submit" isBusy={form.isBusy}>
        Save
      </Button>
    </form>
  );
}
