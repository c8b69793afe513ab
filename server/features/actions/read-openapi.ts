import type { readOpenapi as endpoint } from '#contract/actions/actions.endpoints.ts';
import type { OpenapiOperation } from '#contract/actions/actions.schemas.ts';
import { openapiMaximumLength } from '#contract/actions/actions.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { readOpenapi as read } from '#core/actions/openapi/read-openapi.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';

/** The calls that an OpenAPI document describes; `cannot-process` for one that can't be read. */
export async function readOpenapi(
  ctx: Context,
  agentId: string,
  { url, document }: BodyOf<typeof endpoint>,
  signal: AbortSignal,
): Promise<OpenapiOperation[]> {
  await findAgent(ctx, agentId);
  const text = document.trim() === '' ? await fetchDocument(ctx, url, signal) : document;
  const found = read(text, (written) => resolveUrl(written, url));
  if ('operations' in found) return found.operations;
  throw failure('cannot-process', { message: found.problem });
}

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

function resolveUrl(written: string, address: string): string | null {
  const url = URL.parse(written, address === '' ? undefined : address);
  return url === null || !/^https?:$/.test(url.protocol) ? null : `${url.origin}${url.pathname}`;
}
