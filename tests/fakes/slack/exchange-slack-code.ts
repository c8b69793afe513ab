import type { FakeSlackApp } from './slack-app.ts';
import { SlackRefusal } from './slack-refusal.ts';
import type { SlackState } from './slack-state.ts';

/** The answer of `oauth.v2.access`: a token with the scopes that were asked for. */
export function exchangeSlackCode(
  state: SlackState,
  app: FakeSlackApp,
  fields: URLSearchParams,
): Record<string, unknown> {
  if (fields.get('client_id') !== app.id) throw new SlackRefusal('invalid_client_id');
  if (fields.get('client_secret') !== app.secret) throw new SlackRefusal('bad_client_secret');
  const code = fields.get('code') ?? '';
  const redirect = state.codes.get(code);
  if (redirect === undefined) throw new SlackRefusal('invalid_code');
  if (redirect !== fields.get('redirect_uri')) throw new SlackRefusal('bad_redirect_uri');
  state.codes.delete(code);
  const scope = code.slice(code.indexOf('.') + 1);
  // Installed again, the app keeps its token.
  const access_token = [...state.tokens.keys()][0] ?? `xoxb-${state.team.id}-secret`;
  state.tokens.set(access_token, scope.split(','));
  return {
    access_token,
    token_type: 'bot',
    scope,
    bot_user_id: state.botUserId,
    app_id: 'A0PARLEY',
    team: state.team,
    enterprise: null,
    is_enterprise_install: false,
    authed_user: { id: 'U0OWNER' },
  };
}
