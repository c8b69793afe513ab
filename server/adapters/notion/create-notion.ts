import { Client, isFullDataSource, isFullPage, LogLevel } from '@notionhq/client';
import type { Config } from '#server/config.ts';
import type { Notion, NotionIdentity, NotionItem, NotionTokens } from '#server/ports/notion.ts';
import { createPacedFetch, type PaceOptions } from './create-paced-fetch.ts';
import { openNotionReader } from './open-notion-reader.ts';
import { translateNotionError } from './translate-notion-error.ts';
import { writeNotionItem } from './write-notion-item.ts';

/** Without the id and secret of a public connection nobody can sign in there. */
type NotionSettings = Pick<Config, 'NOTION_API_BASE' | 'NOTION_CLIENT_ID' | 'NOTION_CLIENT_SECRET'>;

/** The API whose names we know: `in_trash`, `meeting_notes`, data sources. */
const NOTION_VERSION = '2026-03-11';
/** A reading in the background waits as long as Notion asks, within reason; somebody at a screen does not. */
const LONGEST_PAUSE_MS = 5 * 60_000;
const LONGEST_PAUSE_AT_SCREEN_MS = 5_000;
/** The library's own limit would count our pauses too. */
const NO_LIMIT_MS = 2 ** 31 - 1;

/** Reads Notion with its official library. Source: developers.notion.com/reference. */
export function createNotion(settings: NotionSettings, pace?: PaceOptions): Notion {
  const paced = createPacedFetch(pace);
  const client = (token: string, how: { isAtScreen: boolean; signal?: AbortSignal; mayRepeat?: boolean }) => {
    const send = paced({
      token,
      longestPauseMs: how.isAtScreen ? LONGEST_PAUSE_AT_SCREEN_MS : LONGEST_PAUSE_MS,
      mayRepeat: how.mayRepeat ?? true,
      signal: how.signal,
    });
    return new Client({
      auth: token,
      baseUrl: settings.NOTION_API_BASE,
      notionVersion: NOTION_VERSION,
      // The owner sees answers that say no; the log is for faults of ours.
      logLevel: LogLevel.ERROR,
      timeoutMs: NO_LIMIT_MS,
      retry: false,
      // The library's type of a body is not that of Node, and it takes no more than this.
      fetch: async (url, init) => {
        const response = await send(url, init);
        const { ok, status, headers } = response;
        return { ok, status, headers, text: () => response.text() };
      },
    });
  };
  const reader = (token: string, signal: AbortSignal) =>
    openNotionReader(client(token, { isAtScreen: false, signal }));
  const readers = new WeakMap<AbortSignal, Map<string, ReturnType<typeof reader>>>();
  /** One for all that a reading asks for, so that it asks for titles once. */
  const readerOf = (token: string, signal: AbortSignal) => {
    const known = readers.get(signal) ?? new Map<string, ReturnType<typeof reader>>();
    readers.set(signal, known);
    const found = known.get(token) ?? reader(token, signal);
    known.set(token, found);
    return found;
  };

  return {
    identify: (token) => translated(() => identify(client(token, { isAtScreen: true }))),
    search: (token, given) => translated(() => search(client(token, { isAtScreen: true }), given)),
    getItem: (token, item, signal) =>
      translated(() =>
        signal === undefined
          ? openNotionReader(client(token, { isAtScreen: true })).getItem(item)
          : readerOf(token, signal).getItem(item),
      ),
    readPage: (token, pageId, signal) => translated(() => readerOf(token, signal).readPage(pageId)),
    async *listRows(token, dataSourceId, signal) {
      try {
        yield* readerOf(token, signal).listRows(dataSourceId);
      } catch (error) {
        throw translateNotionError(error);
      }
    },
    ...createTokenCalls(settings, () => client('', { isAtScreen: true, mayRepeat: false })),
  };
}

async function identify(client: Client): Promise<NotionIdentity> {
  const user = await client.users.me({});
  const workspaceName = 'bot' in user && 'workspace_name' in user.bot ? user.bot.workspace_name : null;
  return { workspaceName: workspaceName ?? '' };
}

async function search(client: Client, { query, cursor }: { query: string; cursor: string | null }) {
  const found = await client.search({
    ...(query === '' ? {} : { query }),
    sort: { timestamp: 'last_edited_time', direction: 'descending' },
    page_size: 50,
    ...(cursor === null ? {} : { start_cursor: cursor }),
  });
  const items = found.results.flatMap((each): NotionItem[] => {
    if (each.object === 'page') return isFullPage(each) && !each.in_trash ? [writeNotionItem(each)] : [];
    return isFullDataSource(each) && !each.in_trash ? [writeNotionItem(each)] : [];
  });
  return { items, nextCursor: found.has_more ? found.next_cursor : null };
}

type TokenCalls = Pick<Notion, 'authorizationUrl' | 'exchangeCode' | 'refreshTokens' | 'revokeToken'>;

/** Authorization code of OAuth 2.0 (RFC 6749, 4.1), with the id and secret by Basic. */
function createTokenCalls(
  {
    NOTION_API_BASE: apiBase,
    NOTION_CLIENT_ID: clientId,
    NOTION_CLIENT_SECRET: clientSecret,
  }: NotionSettings,
  open: () => Client,
): TokenCalls {
  const keys = { client_id: clientId ?? '', client_secret: clientSecret ?? '' };
  const ask = (given: Parameters<Client['oauth']['token']>[0]): Promise<NotionTokens> =>
    translated(async () => {
      const answer = await open().oauth.token(given);
      return {
        accessToken: answer.access_token,
        refreshToken: answer.refresh_token,
        workspaceName: answer.workspace_name ?? '',
      };
    }, true);
  return {
    authorizationUrl({ state, redirectUri }) {
      if (!clientId || !clientSecret) return null;
      const url = new URL(`${apiBase}/v1/oauth/authorize`);
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        owner: 'user',
        state,
      }).toString();
      return url.href;
    },
    exchangeCode: ({ code, redirectUri }) =>
      ask({ ...keys, grant_type: 'authorization_code', code, redirect_uri: redirectUri }),
    refreshTokens: (refreshToken) =>
      ask({ ...keys, grant_type: 'refresh_token', refresh_token: refreshToken }),
    async revokeToken(token) {
      if (!clientId || !clientSecret) return;
      await translated(() => open().oauth.revoke({ ...keys, token }), true);
    },
  };
}

async function translated<T>(work: () => Promise<T>, isTokenRequest = false): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translateNotionError(error, isTokenRequest);
  }
}
