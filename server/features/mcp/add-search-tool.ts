import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { questionSchema } from '#contract/conversations/conversations.schemas.ts';
import { idSchema } from '#contract/fields.schemas.ts';
import type { Context } from '#server/context.ts';
import { searchPassages } from '#server/features/sources/search/search-passages.ts';
import { answerTool } from './answer-tool.ts';
import { sourceUri } from './source-uri.ts';

const mostPassages = 20;

const passagesSchema = z.object({
  passages: z.array(
    z.object({
      text: z.string(),
      title: z.string(),
      headings: z.array(z.string()),
      url: z.string().optional(),
      sourceId: idSchema,
      uri: z.string(),
    }),
  ),
});

/** The tool `search`: the best passages for words or a question, best first. It counts no message. */
export function addSearchTool(server: McpServer, ctx: Context, agentId: string): void {
  server.registerTool(
    'search',
    {
      title: 'Search the sources',
      description:
        'Find the passages of the agent’s sources that best match words or a question, unchanged and best first.',
      inputSchema: z.object({
        query: questionSchema,
        limit: z.number().int().min(1).max(mostPassages).optional().describe('1 to 20; 5 when absent'),
      }),
      outputSchema: passagesSchema,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ query, limit = 5 }) =>
      answerTool(ctx, async () => {
        const found = await searchPassages(ctx, { agentId, query, limit });
        const passages = found.map(({ ranked: { passage }, sourceId, url }) => ({
          text: passage.text,
          title: passage.title,
          headings: [...passage.headingPath],
          ...(url === null ? {} : { url }),
          sourceId,
          uri: sourceUri(sourceId, url),
        }));
        const texts = passages.map(
          ({ title, url, text }) => `# ${title}${url === undefined ? '' : ` (${url})`}\n${text}`,
        );
        return { text: texts.join('\n\n') || 'No passage matches.', structured: { passages } };
      }),
  );
}
