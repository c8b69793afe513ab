import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { idSchema } from '#contract/fields.schemas.ts';
import type { Context } from '#server/context.ts';
import { Failure } from '#server/failure.ts';
import { listSources } from '#server/features/sources/list-sources.ts';
import { readPassages } from '#server/features/sources/pages/read-passages.ts';
import { ownWord } from '#server/white-label/own-word.ts';
import { answerTool } from './answer-tool.ts';
import { sourceUri } from './source-uri.ts';

const sourcesAtOnce = 100;
const mimeType = 'text/plain';

const sourcesSchema = z.object({
  sources: z.array(
    z.object({ id: idSchema, kind: z.string(), title: z.string(), status: z.string(), uri: z.string() }),
  ),
  /** Of the next ones; absent at the end, as not every client knows fields that may be null. */
  cursor: z.string().optional(),
});

/** The tool `list_sources`, and each source, or one page of a website, as a resource: its passages as the agent reads them. */
export function addSources(server: McpServer, ctx: Context, agentId: string): void {
  const list = async (cursor?: string) => {
    const { data, pagination } = await listSources(ctx, agentId, { limit: sourcesAtOnce, cursor });
    const sources = data.map(({ id, kind, title, status }) => ({
      id,
      kind,
      title,
      status,
      uri: sourceUri(id, null),
    }));
    return { sources, ...(pagination.cursor === null ? {} : { cursor: pagination.cursor }) };
  };
  server.registerTool(
    'list_sources',
    {
      title: 'List the sources',
      description: 'List the agent’s sources, newest first, 100 at a time, each with its status.',
      inputSchema: z.object({ cursor: z.string().max(500).optional().describe('From the previous list') }),
      outputSchema: sourcesSchema,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ cursor }) =>
      answerTool(ctx, async () => {
        const listed = await list(cursor);
        const lines = listed.sources.map(
          ({ title, kind, status, uri }) => `- ${title} (${kind}, ${status}): ${uri}`,
        );
        return { text: lines.join('\n') || 'The agent has no sources yet.', structured: listed };
      }),
  );
  const read = async (uri: URL, sourceId: string, url?: string) => {
    const query = url === undefined ? {} : { url: decodeURIComponent(url) };
    const page = await readPassages(ctx, agentId, sourceId, query).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message);
    });
    const texts = page.passages.map(({ headings, text }) => [...headings, text].join('\n'));
    return { contents: [{ uri: uri.href, mimeType, text: [page.title, ...texts].join('\n\n') }] };
  };
  server.registerResource(
    'source',
    new ResourceTemplate(`${ownWord()}://sources/{sourceId}`, {
      list: async () => ({
        resources: (await list()).sources.map(({ title, uri }) => ({ name: title, title, uri, mimeType })),
      }),
    }),
    {
      title: 'Source',
      description: 'The passages of a source; for a website, those of its first page.',
      mimeType,
    },
    (uri, { sourceId }) => read(uri, String(sourceId)),
  );
  server.registerResource(
    'page',
    new ResourceTemplate(`${ownWord()}://sources/{sourceId}/pages/{url}`, { list: undefined }),
    {
      title: 'Page of a website',
      description: 'The passages of one page of a website, by its encoded URL.',
      mimeType,
    },
    (uri, { sourceId, url }) => read(uri, String(sourceId), String(url)),
  );
}
