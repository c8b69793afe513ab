import type { ToolServerProblem } from '#server/ports/tool-servers.ts';

/** Why a server of tools gave no answer: a sentence that says nothing of what it wrote. */
export function explainToolServer(error: unknown): ToolServerProblem {
  const { status, code, message } = Object(error) as { status?: unknown; code?: unknown; message?: unknown };
  const text = `${String(status)} ${String(code)} ${String(message)}`;
  const isRefused = /\b40[13]\b|unauthorized/i.test(text);
  return { problem: isRefused ? 'The server did not accept the token.' : sentenceOf(text), isRefused };
}

function sentenceOf(text: string): string {
  if (/timed-out|timeout|timed out/i.test(text)) return 'The server did not answer in time.';
  if (/guarded fetch: too-large/.test(text)) return 'The answer of the server is larger than 512 KB.';
  if (/guarded fetch: /.test(text)) return 'The server could not be reached.';
  return 'The server does not answer as an MCP server at this URL.';
}
