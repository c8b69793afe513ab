import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { EventName } from '#contract/events.ts';
import { followLive } from '#contract/live/live.endpoints.ts';
import { notifyListeners } from './listen-live.ts';
import { liveStream, shareStream } from './share-stream.ts';

/** Which queries an event makes old, by the first part of their key. */
const affected: Record<EventName, readonly string[]> = {
  'agent.created': ['agents', 'usage'],
  'agent.changed': ['agents'],
  'agent.deleted': ['agents', 'conversations', 'inbox', 'leads', 'usage'],
  'synonyms.changed': ['synonyms', 'agents'],
  'contradictions.changed': ['sources'],
  'source.changed': ['sources', 'usage', 'agents'],
  'source.trained': [],
  'source.deleted': ['sources', 'usage', 'agents'],
  'tests.changed': ['tests'],
  'message.answered': ['conversations', 'agents', 'usage'],
  'conversation.person-wanted': ['conversations', 'inbox'],
  'conversation.still-waiting': [],
  'conversation.handled': ['conversations', 'inbox'],
  'message.received': ['conversations', 'inbox'],
  'message.emailed': [],
  // Heard by the open conversation alone: see `use-watchers.ts`.
  'conversation.watched': [],
  'conversation.read': ['conversations'],
  'conversations.changed': ['conversations', 'inbox', 'notes', 'leads', 'agents'],
  'message.rated': ['conversations'],
  'questions.settled': ['conversations'],
  'lead.captured': ['leads', 'conversations', 'agents', 'usage'],
  'lead.changed': ['leads', 'conversations'],
  // The figures of leads say how many calls were booked.
  'booking.changed': ['bookings', 'leads'],
  'tag.changed': ['tags', 'conversations'],
  'saved-view.changed': ['saved-views'],
  'lead.deleted': ['leads', 'conversations', 'agents', 'usage'],
  'leads.changed': ['leads', 'conversations', 'agents', 'usage'],
  'agent.flooded': [],
  'agent.budget-warned': ['agents'],
  'billing.changed': ['billing', 'usage', 'agents'],
  'usage.warned': ['usage'],
};

/** A crawl sends an event for every page: asking again for each would be a flood. */
const gatherMs = 600;

/** Keeps the open pages true: the server's event stream says what changed, the queries fetch it. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  useEffect(() => followChanges(queryClient), [queryClient]);
  return null;
}

function followChanges(queryClient: QueryClient): () => void {
  const gathered = new Set<string>();
  let gatherTimer: ReturnType<typeof setTimeout> | undefined;

  const refresh = () => {
    gatherTimer = undefined;
    for (const key of gathered) queryClient.invalidateQueries({ queryKey: [key] });
    gathered.clear();
  };

  const stop = shareStream(followLive.path, liveStream, {
    onEvent: (data) => {
      const { name, payload }: AnswerOf<typeof followLive> = JSON.parse(data);
      notifyListeners(name, payload);
      if (affected[name as EventName]?.length === 0) return;
      for (const key of affected[name as EventName] ?? []) gathered.add(key);
      gatherTimer ??= setTimeout(refresh, gatherMs);
    },
    onMissed: () => void queryClient.invalidateQueries(),
  });
  return () => {
    stop();
    clearTimeout(gatherTimer);
  };
}
