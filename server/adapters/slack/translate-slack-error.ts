import { z } from 'zod';
import { SlackProblem, type SlackProblemKind } from '#server/ports/slack-problem.ts';

/** The library's errors, recognised by their codes, so that the library need not be loaded here. */
const errorSchema = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('slack_webapi_platform_error'),
    data: z.object({ error: z.string().catch('') }),
  }),
  z.object({ code: z.literal('slack_webapi_rate_limited_error'), retryAfter: z.number() }),
]);

/** Of `error` in an answer with `ok: false` (https://docs.slack.dev/reference/methods). */
const kinds: Partial<Record<string, SlackProblemKind>> = {
  invalid_auth: 'unauthorized',
  not_authed: 'unauthorized',
  account_inactive: 'unauthorized',
  token_revoked: 'unauthorized',
  token_expired: 'unauthorized',
  app_uninstalled: 'unauthorized',
  team_access_not_granted: 'unauthorized',
  missing_scope: 'scope',
  no_permission: 'scope',
  not_allowed_token_type: 'scope',
  channel_not_found: 'channel',
  not_in_channel: 'channel',
  is_archived: 'channel',
  method_not_supported_for_channel_type: 'channel',
  restricted_action: 'channel',
  restricted_action_read_only_channel: 'channel',
  restricted_action_thread_only_channel: 'channel',
  internal_error: 'unavailable',
  fatal_error: 'unavailable',
  service_unavailable: 'unavailable',
  request_timeout: 'unavailable',
  team_added_to_org: 'unavailable',
};

/** What the library threw, as a problem of ours. */
export function translateSlackError(error: unknown): SlackProblem {
  if (error instanceof SlackProblem) return error;
  const { data: read } = errorSchema.safeParse(error);
  // A broken connection, a status that Slack does not use, or a timeout.
  if (read === undefined) return new SlackProblem('unavailable', { cause: error });
  if (read.code === 'slack_webapi_rate_limited_error')
    return new SlackProblem('busy', { cause: error, retryAfterSeconds: read.retryAfter });
  const code = read.data.error;
  if (code === 'ratelimited') return new SlackProblem('busy', { cause: error, retryAfterSeconds: 60 });
  // The library gives what is no JSON as the error: a page of a proxy.
  const isCode = /^[a-z_]{1,80}$/.test(code);
  return new SlackProblem(kinds[code] ?? (isCode ? 'refused' : 'unavailable'), { cause: error });
}
