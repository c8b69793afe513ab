import { NotionRefusal } from './notion-refusal.ts';

type Json = Record<string, unknown>;

interface NotionAccounts {
  /** Tokens that are good now. */
  tokens: Set<string>;
  /** Codes that a browser brought back, each good once. */
  codes: Set<string>;
  client: { id: string; secret: string };
  /** A user who shares everything at once; answers where the browser goes, with a code. */
  authorize(query: URLSearchParams): string;
  /** Gives tokens for a code or a refresh token, which counts once, or ends one. */
  answerTokenCall(path: string, authorization: string, body: Json): Json;
}

/** The part of Notion that gives out tokens (OAuth 2.0, with the id and secret of the client by Basic). */
export function createNotionAccounts(): NotionAccounts {
  const tokens = new Set(['ntn_good']);
  const codes = new Set<string>();
  const refreshTokens = new Set<string>();
  const client = { id: 'client-1', secret: 'secret-1' };
  let issued = 0;

  const issue = (): Json => {
    issued += 1;
    const [access, refresh] = [`ntn_oauth_${issued}`, `nrt_${issued}`];
    tokens.add(access);
    refreshTokens.add(refresh);
    return {
      access_token: access,
      refresh_token: refresh,
      token_type: 'bearer',
      bot_id: 'b',
      workspace_id: 'w',
      workspace_name: 'Seaside hotel',
      workspace_icon: null,
      owner: { type: 'workspace', workspace: true },
      duplicated_template_id: null,
    };
  };

  return {
    tokens,
    codes,
    client,
    authorize(query) {
      if (query.get('client_id') !== client.id || query.get('response_type') !== 'code') {
        throw new NotionRefusal(400, 'validation_error', 'The address to sign in at is not right.');
      }
      issued += 1;
      const code = `code_${issued}`;
      codes.add(code);
      const back = new URL(query.get('redirect_uri') ?? 'http://localhost');
      back.search = new URLSearchParams({ code, state: query.get('state') ?? '' }).toString();
      return back.href;
    },
    answerTokenCall(path, authorization, body) {
      const basic = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`;
      if (authorization !== basic) {
        throw new NotionRefusal(401, 'invalid_client', 'Client authentication failed.');
      }
      if (path === 'oauth/revoke') {
        tokens.delete(String(body.token));
        return {};
      }
      const { grant_type: grant, code, refresh_token: refresh } = body;
      const isGood =
        (grant === 'authorization_code' && codes.delete(String(code))) ||
        (grant === 'refresh_token' && refreshTokens.delete(String(refresh)));
      if (!isGood) throw new NotionRefusal(400, 'invalid_grant', 'The code or refresh token is not valid.');
      return issue();
    },
  };
}
