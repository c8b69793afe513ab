import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { ChatAnswer, SourcePart } from '#contract/conversations/conversations.schemas.ts';
import {
  outcomeSchema,
  questionSchema,
  sourcePartSchema,
} from '#contract/conversations/conversations.schemas.ts';
import { idSchema } from '#contract/fields.schemas.ts';
import type { Context } from '#server/context.ts';
import { collectAnswer } from '#server/features/answering/collect-answer.ts';
import { answerTool } from './answer-tool.ts';

const answerSchema = z.object({
  answer: z.string(),
  /** `answered`, `hedged` (the closest passage, perhaps no answer), `declined`, and so on. */
  outcome: outcomeSchema,
  confidence: z.number(),
  conversationId: idSchema,
  sources: z.array(
    sourcePartSchema.pick({ sourceId: true, title: true, url: true, heading: true, quote: true }),
  ),
});

/** The tool `ask`: an answer as the chat gives it. It counts as a message, and is seen under Messages. */
export function addAskTool(server: McpServer, ctx: Context, agentId: string, signal: AbortSignal): void {
  server.registerTool(
    'ask',
    {
      title: 'Ask the agent',
      description:
        'Ask a question in plain words. The answer is based on the agent’s sources and cites them; “declined” means that they contain no answer. Send conversationId to continue the conversation.',
      inputSchema: z.object({
        question: questionSchema,
        conversationId: idSchema.optional().describe('From an earlier answer, to continue that conversation'),
      }),
      outputSchema: answerSchema,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ question, conversationId }) =>
      answerTool(ctx, async () => {
        const answer = await collectAnswer(
          ctx,
          {
            agentId,
            workspaceId: ctx.workspace.id,
            visitorId: null,
            text: question,
            conversationId,
            channel: 'api',
            hits: [],
          },
          signal,
        );
        return readAnswer(answer);
      }),
  );
}

function readAnswer({ parts, metadata }: ChatAnswer): {
  text: string;
  structured: z.infer<typeof answerSchema>;
} {
  const answer = parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');
  const sources = parts
    .filter((part): part is SourcePart => part.type === 'source')
    .map(({ sourceId, title, url, heading, quote }) => ({ sourceId, title, url, heading, quote }));
  const cited = sources.map(
    ({ title, url, quote }) => `- ${title}${url === undefined ? '' : ` (${url})`}: “${quote}”`,
  );
  const { outcome, confidence, conversationId } = metadata;
  return {
    text: [answer, ...(cited.length === 0 ? [] : ['', 'Sources:', ...cited])].join('\n'),
    structured: { answer, outcome, confidence, conversationId, sources },
  };
}
