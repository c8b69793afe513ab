import type { EventName } from '#contract/events.ts';

/** What a follower of a workspace is told: names and ids, never content. */
export interface LiveEvent {
  name: EventName;
  payload: Record<string, unknown>;
}

type Follower = (event: LiveEvent) => void;

/** Followers of this process, by workspace. The outbox fills it, from whatever process the event came. */
export interface LiveHub {
  follow(workspaceId: string, follower: Follower): () => void;
  publish(workspaceId: string, event: LiveEvent): void;
}

export function createLiveHub(): LiveHub {
  const followers = new Map<string, Set<Follower>>();
  return {
    follow(workspaceId, follower) {
      const group = followers.get(workspaceId) ?? new Set();
      group.add(follower);
      followers.set(workspaceId, group);
      return () => {
        group.delete(follower);
        if (group.size === 0 && followers.get(workspaceId) === group) followers.delete(workspaceId);
      };
    },
    publish(workspaceId, event) {
      for (const follower of followers.get(workspaceId) ?? []) follower(event);
    },
  };
}
