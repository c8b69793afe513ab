import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Context } from '#server/context.ts';
import { Failure, failure } from '#server/failure.ts';

/** What a tool found, as text for the model and as data; a refusal has the same words as elsewhere. */
export async function answerTool(
  ctx: Pick<Context, 'log'>,
  work: () => Promise<{ text: string; structured: Record<string, unknown> }>,
): Promise<CallToolResult> {
  try {
    const { text, structured } = await work();
    return { content: [{ type: 'text', text }], structuredContent: structured };
  } catch (error) {
    if (!(error instanceof Failure)) ctx.log.error({ err: error }, 'a tool of an MCP server failed');
    const { message } = error instanceof Failure ? error : failure('internal-error');
    return { isError: true, content: [{ type: 'text', text: message }] };
  }
}
