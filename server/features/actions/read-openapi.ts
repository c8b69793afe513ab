import type { readOpenapi as endpoint } from '#contract/actions/actions.endpoints.ts';
import type { OpenapiOperation } from '#contract/actions/actions.schemas.ts';
import { openapiMaximumLength } from '#contract/actions/actions.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';

/** The calls that an OpenAPI document describes, read in a process of its own; `cannot-process` for one that can't be read. */
export async function readOpenapi(
  ctx: Context,
  agentId: string,
  { url, document }: BodyOf<typeof endpoint>,
  signal: AbortSignal,
): Promise<OpenapiOperation[]> {
  await findAgent(ctx, agentId);
  const text = document.trim() === '' ? await fetchDocument(ctx, url, signal) : document;
  const bytes = new TextEncoder().encode(text);
  const { id: workspaceId } = ctx.workspace;
  const found = await ctx.documentReader.readOpenapi({ bytes, workspaceId, address: url });
  if (found.kind === 'failed') throw failure('cannot-process', { message: tooMuch });
  if ('problem' in found.openapi) throw failure('cannot-process', { message: found.openapi.problem });
  return found.openapi.operations;
}

const tooMuch = 'This document could not be read. Leave out what your agent does not need, and try again.';

async function fetchDocument(ctx: Context, url: string, signal: AbortSignal): Promise<string> {
  const refusal = ctx.actionCaller.refusalOf(url);
  if (refusal !== null) throw failure('invalid-input', { message: refusal, details: { url: refusal } });
  await ctx.rateLimiter.hit(['action-test-of-workspace', ctx.workspace.id]);
  const text = await ctx.actionCaller.fetchText(url, signal);
  if (text !== null && text.length <= openapiMaximumLength) return text;
  const message =
    text === null ? 'There is no document at this URL that can be read.' : 'This document is too long.';
  throw failure('cannot-process', { message });
}
