import type { Hono } from 'hono';
import type { Pool } from 'pg';
import type { Client, Visitor } from '../factories.ts';
import type { RecordingMailer } from '../fakes/mail-server/recording-mailer.ts';

/** A workspace with one of everything that has an id, each holding a word that occurs nowhere else. */
export interface Owner {
  app: Hono;
  pool: Pool;
  /** What this install has mailed. */
  mailer: RecordingMailer;
  client: Client & { user: { id: string; email: string } };
  apiKey: string;
  /** A token that an agent of this owner accepts, about another person each time. */
  signIdentity(): Promise<string>;
  /** Takes the password of a user away, as one who registered with Google has none. */
  removePassword(userId: string): Promise<unknown>;
  /** As if the subscription had never been. */
  forgetSubscription(): Promise<unknown>;
  /** Makes an agent of the website without an account, and answers the secret of its link. */
  addTrial(): Promise<string>;
  visitor: Visitor;
  word: string;
  /** A website that may be read. */
  siteUrl: string;
  /** A remote MCP server that may be called. */
  toolServerUrl: string;
  /** By the name of the path parameter that it goes into. */
  ids: Record<
    | 'agentId'
    /** Of a change of the agent's settings. */
    | 'version'
    | 'sourceId'
    | 'conversationId'
    | 'messageId'
    /** Of a file that the visitor sent. */
    | 'attachmentId'
    /** Of a call that the visitor has booked. */
    | 'bookingId'
    | 'leadId'
    | 'savedViewId'
    | 'savedReplyId'
    | 'tagId'
    | 'noteId'
    | 'apiKeyId'
    | 'webhookId'
    | 'hookId'
    | 'modelKeyId'
    | 'actionId'
    | 'toolServerId'
    | 'identitySecretId'
    | 'deliveryId'
    /** Of another member. */
    | 'userId'
    | 'invitationId'
    | 'passkeyId'
    | 'sessionId'
    /** Of a workspace made for a client. */
    | 'clientId'
    /** A crawl of the source, with a page that it found changed. */
    | 'run'
    | 'changeId'
    /** A page of the source. */
    | 'pageId'
    | 'testId'
    /** A run of that test. */
    | 'testRunId'
    | 'paymentMethodId'
    | 'invoiceId'
    | 'archiveId'
    | 'importId'
    /** An upload to that archive which is not finished. */
    | 'uploadId'
    /** A legal package of that import. */
    | 'exportId'
    /** Of cards of a year of that archive. */
    | 'shareId'
    /** A page of the sandbox that is still to be paid. */
    | 'checkoutId'
    /** What the owner has paid for ChatGenie. */
    | 'chatgenieMethodId'
    | 'chatgenieInvoiceId'
    | 'chatgenieCheckoutId'
    | 'workspaceId'
    /** Of the operator's view. */
    | 'contactMessageId'
    | 'announcementId'
    | 'payoutId'
    /** The owner themself, as a partner. */
    | 'partnerId'
    | 'modelPriceId',
    string
  >;
  workspaceId: string;
}

export interface Input {
  params?: Partial<Owner['ids']>;
  query?: string;
  body?: unknown;
  /** Who calls, where it is someone else than the endpoint's access tells. */
  client?: Client;
}

export interface EndpointCase {
  /** Input that works for this owner; what it uses up is made for it alone. */
  valid?: (owner: Owner) => Input | Promise<Input>;
  /** Other places than the path where an id may be: input of `own` that points at things of `foreign`. */
  pointing?: (own: Owner, foreign: Owner) => Input[];
  /** Takes what someone else's visitor has no part in: the token of a visitor is needed. */
  needsVisitor?: true;
  /** Members with a session only: what an API key could give away here would outlive it. */
  onlyBrowsers?: true;
}
