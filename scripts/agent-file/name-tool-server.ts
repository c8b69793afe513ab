import type { FiledToolServer } from './agent-file.schemas.ts';

/** What tells the MCP servers of an agent apart. None of it can be changed: a server that differs is connected again. */
export function nameToolServer({ name, url, token }: Omit<FiledToolServer, 'tools'>): string {
  return `${name} ${url}${token === undefined ? '' : ' with a token'}`;
}
