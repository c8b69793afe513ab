import type { ErrorCode } from '#contract/errors.ts';

/** An answer by which the server refuses a call. */
export const refusal = (
  status: number,
  code: ErrorCode,
  message: string,
  details: Record<string, string> = {},
): Response => Response.json({ error: { code, message, details } }, { status });
