import type { ToolServer } from '#contract/tool-servers/tool-servers.schemas.ts';
import type { FiledToolServer } from './agent-file.schemas.ts';

/** An MCP server as a file has it: the place of its token, and the tools that are allowed. */
export function fileToolServer(
  { name, url, tokenEnd, tools }: ToolServer,
  nameSecret: (owner: string, part: string) => string,
): FiledToolServer {
  return {
    name,
    url,
    ...(tokenEnd === null ? {} : { token: nameSecret(name, 'TOKEN') }),
    tools: tools.filter(({ isAllowed }) => isAllowed).map((tool) => tool.name),
  };
}
