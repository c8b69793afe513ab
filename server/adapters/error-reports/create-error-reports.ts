import { createStackParser, createTransport, Scope } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import type { ErrorReports } from '#server/ports/error-reports.ts';

const closeMs = 2_000;
const sendMs = 5_000;

/**
 * Reports errors by Sentry's protocol, which other services speak too. It is the core of Sentry's own package, without what changes
 * other modules or collects by itself: an event has what is given here.
 * @param dsn address with the project's public key, as the service shows it
 */
export function createErrorReports({ dsn, release }: { dsn: string; release: string }): ErrorReports {
  const client = new ServerRuntimeClient({
    dsn,
    release,
    integrations: [],
    sendClientReports: false,
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const answer = await fetch(options.url, {
          method: 'POST',
          headers: { 'content-type': 'application/x-sentry-envelope', ...options.headers },
          body: typeof body === 'string' ? body : new Uint8Array(body),
          signal: AbortSignal.timeout(sendMs),
        });
        await answer.body?.cancel();
        const header = (name: string) => answer.headers.get(name);
        return {
          statusCode: answer.status,
          headers: {
            'x-sentry-rate-limits': header('x-sentry-rate-limits'),
            'retry-after': header('retry-after'),
          },
        };
      }),
  });
  return {
    report({ type, message, stack = '' }, line, facts) {
      const error = new Error(message);
      error.name = type;
      error.stack = `${type}: ${message}\n${stack}`;
      const scope = new Scope();
      scope.setTags(facts);
      scope.setExtra('line', line);
      client.captureException(error, { mechanism: { type: 'log', handled: true } }, scope);
    },
    async close() {
      await client.close(closeMs);
    },
  };
}
