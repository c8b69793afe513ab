import type { NotionNode } from '#core/reading/notion/notion-node.ts';

export type NotionItemKind = 'page' | 'data-source';

/** A page, or a table of pages, that a connection may read. */
export interface NotionReference {
  kind: NotionItemKind;
  /** With dashes, in lower case. */
  id: string;
}

export interface NotionItem extends NotionReference {
  title: string;
  url: string;
  /** ISO time of the last change, exact to the minute. */
  editedAt: string;
}

export interface NotionPage extends NotionItem {
  kind: 'page';
  /** What the page says of itself, as shown; of a row of a data source its cells. The title is not among them. */
  properties: { name: string; value: string }[];
}

/** What is on a page. */
export interface NotionPageContent {
  nodes: NotionNode[];
  /** Pages and tables in it, in order, which are read by themselves. */
  children: NotionReference[];
  /** Blocks of which Notion gives no content. */
  leftOut: number;
}

/** Who a token belongs to. */
export interface NotionIdentity {
  workspaceName: string;
}

export interface NotionTokens extends NotionIdentity {
  accessToken: string;
  /** Null where the access token does not end. */
  refreshToken: string | null;
}

/**
 * Reads Notion on behalf of a connection. Requests of one token are kept apart and wait as long as Notion asks; all
 * methods throw a `NotionProblem` for what Notion answers, and the reason of the signal when it is aborted.
 */
export interface Notion {
  /** Whose token it is; `unauthorized` when it is nobody's. */
  identify(token: string): Promise<NotionIdentity>;
  /** Pages and data sources by their titles, last changed first. `query` may be empty. */
  search(
    token: string,
    given: { query: string; cursor: string | null },
  ): Promise<{ items: NotionItem[]; nextCursor: string | null }>;
  getItem(token: string, item: NotionReference, signal?: AbortSignal): Promise<NotionItem | NotionPage>;
  /** All blocks of a page, each with what is in it. */
  readPage(token: string, pageId: string, signal: AbortSignal): Promise<NotionPageContent>;
  /** All rows of a data source: pages, and data sources that are in it. */
  listRows(token: string, dataSourceId: string, signal: AbortSignal): AsyncIterable<NotionPage | NotionItem>;
  /** Where a browser is sent to choose what to share, or null where no public connection is set up. */
  authorizationUrl(given: { state: string; redirectUri: string }): string | null;
  exchangeCode(given: { code: string; redirectUri: string }): Promise<NotionTokens>;
  refreshTokens(refreshToken: string): Promise<NotionTokens>;
  /** Ends a token; does nothing where it has ended already. */
  revokeToken(token: string): Promise<void>;
}
