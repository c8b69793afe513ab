import type { EventName } from '#contract/events.ts';

/** What a follower of a workspace receives: names and ids, never content. */
export interface LiveEvent {
  name: EventName;
  payload: Record<string, unknown>;
}

interface Follower {
  /** The rows that give it access, as `accessChannel` names them. */
  access: readonly string[];
  tell(event: LiveEvent): void;
  /** The stream has ended: the follower closes it, and may connect again. */
  end(): void;
}

/** Followers of this process, by workspace or conversation. `followLive` fills it, from whatever process the event came. */
export interface LiveHub {
  /** @param id of a workspace, or of one conversation */
  follow(id: string, follower: Follower): () => void;
  publish(id: string, event: LiveEvent): void;
  /** Ends the streams that this row gave access to: it was deleted or changed. Browsers that still may follow connect again. */
  endAccess(row: string): void;
  /** Ends all streams: before the process stops, and when events may have been missed. */
  endAll(): void;
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
      for (const follower of [...(followers.get(workspaceId) ?? [])]) follower.tell(event);
    },
    endAccess(row) {
      for (const group of followers.values())
        for (const follower of [...group]) if (follower.access.includes(row)) follower.end();
    },
    endAll() {
      for (const group of followers.values()) for (const follower of [...group]) follower.end();
    },
  };
}
