import type { ToolServer } from '#contract/tool-servers/tool-servers.schemas.ts';
import { readToolFields } from '#core/actions/remote/read-tool-fields.ts';
import type { ToolServerRow } from './tool-servers.table.ts';

/** A remote server as the API shows it. */
export function presentToolServer(row: ToolServerRow): ToolServer {
  return {
    id: row.id,
    agentId: row.agentId,
    name: row.name,
    url: row.url,
    tokenEnd: row.tokenEnd,
    tools: row.tools.map(({ name, title, description, isReadOnly, isAllowed, inputSchema }) => ({
      name,
      title,
      description,
      isReadOnly,
      isAllowed,
      obstacle: readToolFields(inputSchema).obstacle,
    })),
    listedAt: row.listedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    refusedAt: row.refusedAt?.toISOString() ?? null,
  };
}
