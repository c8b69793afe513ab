/** The server takes less than 8,000 bytes a notification. */
const maximumBytes = 7_500;

interface Told {
  workspaceId: string;
  name: string;
  payload: unknown;
}

/** Notifications that tell of the events: one a workspace where they fit, each event once however often it happened. */
export function packLiveEvents(events: readonly Told[]): string[] {
  const groups = new Map<string, Set<string>>();
  for (const { workspaceId, name, payload } of events) {
    const group = groups.get(workspaceId) ?? new Set();
    groups.set(workspaceId, group.add(JSON.stringify({ name, payload })));
  }
  const packed: string[] = [];
  for (const [workspaceId, group] of groups) {
    const close = (items: string[]) =>
      `{"workspaceId":${JSON.stringify(workspaceId)},"events":[${items.join(',')}]}`;
    let items: string[] = [];
    let bytes = 0;
    for (const item of group) {
      const size = Buffer.byteLength(item) + 1;
      if (bytes + size > maximumBytes - 100 && items.length > 0) {
        packed.push(close(items));
        items = [];
        bytes = 0;
      }
      items.push(item);
      bytes += size;
    }
    packed.push(close(items));
  }
  return packed;
}
