import type { FiledToolServer } from './agent-file.schemas.ts';
import { compareItems } from './compare-items.ts';
import { nameToolServer } from './name-tool-server.ts';
import type { ActionChange } from './plan-actions.ts';

/** As `planActions` for MCP servers, of which only the allowed tools can be changed. */
export function planToolServers(
  present: readonly FiledToolServer[],
  wanted: readonly FiledToolServer[],
): ActionChange[] {
  const { added, removed, kept } = compareItems(present, wanted, nameToolServer, 'MCP servers');
  return [
    ...removed.map(
      (server): ActionChange => ({
        kind: 'remove-tool-server',
        name: nameToolServer(server),
      }),
    ),
    ...kept
      .filter(({ before, after }) => allowedOf(before) !== allowedOf(after))
      .map(
        ({ after }): ActionChange => ({
          kind: 'change-tool-server',
          name: nameToolServer(after),
          server: after,
        }),
      ),
    ...added.map(
      (server): ActionChange => ({
        kind: 'add-tool-server',
        name: nameToolServer(server),
        server,
        secrets: server.token === undefined ? [] : [server.token],
      }),
    ),
  ];
}

const allowedOf = ({ tools }: FiledToolServer): string => JSON.stringify([...new Set(tools)].sort());
