import type { SentForm } from '#contract/actions/actions.schemas.ts';
import type { Feedback } from '#contract/conversations/conversations.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { fillPath } from '#contract/fill-path.ts';
import type { LeadFields } from '#contract/leads/leads.schemas.ts';
import * as widget from '#contract/widget/widget.endpoints.ts';
import type {
  FollowEvent,
  Identified,
  StreamPart,
  ToldPage,
  WidgetSession,
} from '#contract/widget/widget.schemas.ts';
import { ChatFailure, type FailureCode } from './chat-failure.ts';
import { createEventStreamParser } from './parse-event-stream.ts';
import type { VisitorToken } from './visitor-token.ts';

type Called = Pick<Endpoint, 'method' | 'path'>;

export interface Question {
  message: string;
  attachmentIds?: string[];
  conversationId?: string;
  pageUrl?: string;
  visitedPages?: ToldPage[];
  channel: 'widget' | 'page';
  intent?: 'human';
  timeZone?: string;
  leadId?: string;
  form?: SentForm;
}

export interface Transport {
  /** Calls an endpoint of the agent: the body is a form, or what becomes JSON. */
  callEndpoint(endpoint: Called, params: object, body?: unknown): Promise<Response>;
  /** The person whom a signed token is about, with a visitor's token for them. */
  identify(signed: string): Promise<Identified>;
  /** The person of this token has signed out. */
  endIdentity(signed: string): Promise<void>;
  openSession(): Promise<WidgetSession>;
  /** Hands over every part as it comes; settles after the last. Rejects with an `AbortError` when the signal says so. */
  sendMessage(question: Question, onPart: (part: StreamPart) => void, signal: AbortSignal): Promise<void>;
  /** Settles when the stream ends; a new one may then be opened. Tells of a change at its beginning too. */
  followConversation(
    conversationId: string,
    onEvent: (event: FollowEvent) => void,
    signal: AbortSignal,
  ): Promise<void>;
  finishConversation(conversationId: string): Promise<void>;
  /** Says whether the conversation as a whole has helped. */
  rateConversation(conversationId: string, rating: Feedback): Promise<void>;
  /** Sends a copy of the conversation to this address. */
  emailTranscript(conversationId: string, email: string): Promise<void>;
  rateMessage(messageId: string, feedback: Feedback | null): Promise<void>;
  leaveContact(
    lead: LeadFields & {
      form: 'human' | 'leads';
      hasConsented?: true;
      conversationId?: string;
      pageUrl?: string;
    },
  ): Promise<{ leadId: string }>;
}

/**
 * The panel's calls of the contract's endpoints. Every failure is a `ChatFailure`. While `isSeen` says that nobody looks,
 * what is read of the conversation does not count as seen.
 */
export function createTransport(
  agentId: string,
  token: VisitorToken,
  isPreview = false,
  isSeen: () => boolean = () => true,
  fetchFrom: typeof fetch = (...call) => fetch(...call),
): Transport {
  const request = createRequest(agentId, token, isPreview, isSeen, fetchFrom);

  const openSession = async () => {
    const session: WidgetSession = await (
      await request(isPreview ? widget.openPreview : widget.openSession, {})
    ).json();
    token.write(session.visitorToken);
    return session;
  };

  /** A token that is no longer known is replaced, and a challenge solved, without the visitor noticing. */
  const call = async (endpoint: Called, params: object, body?: unknown, signal?: AbortSignal) => {
    try {
      return await request(endpoint, params, body, signal);
    } catch (error) {
      if (!(error instanceof ChatFailure)) throw error;
      if (error.code === 'challenge-required')
        return await request(endpoint, params, body, signal, await solve(error.details, signal));
      if (error.code !== 'invalid-visitor') throw error;
      token.forget();
      await openSession();
      return await request(endpoint, params, body, signal);
    }
  };

  return {
    callEndpoint: call,
    identify: async (signed) => (await request(widget.identify, {}, { token: signed })).json(),
    async endIdentity(signed) {
      await request(widget.endIdentity, {}, { token: signed });
    },
    openSession,
    async sendMessage(question, onPart, signal) {
      const response = await call(widget.sendMessage, {}, question, signal);
      await readParts(response, onPart, signal);
    },
    async followConversation(conversationId, onEvent, signal) {
      const response = await call(widget.followConversation, { conversationId }, undefined, signal);
      // Whatever came before the stream is read now.
      onEvent({ name: 'changed' });
      await readEvents(response, (data) => onEvent(JSON.parse(data)));
    },
    async finishConversation(conversationId) {
      await call(widget.finishConversation, { conversationId }, {});
    },
    async rateConversation(conversationId, rating) {
      await call(widget.rateConversation, { conversationId }, { rating });
    },
    async emailTranscript(conversationId, email) {
      await call(widget.emailTranscript, { conversationId }, { email });
    },
    async rateMessage(messageId, feedback) {
      await call(widget.rateMessage, { messageId }, { feedback });
    },
    async leaveContact(lead) {
      return (await call(widget.leaveContact, {}, lead)).json();
    },
  };
}

/** Makes one call, as it is; everything else is done with it. */
function createRequest(
  agentId: string,
  token: VisitorToken,
  isPreview: boolean,
  isSeen: () => boolean,
  fetchFrom: typeof fetch,
) {
  return async (
    endpoint: Called,
    params: object,
    body?: unknown,
    signal?: AbortSignal,
    solution?: string,
  ) => {
    const headers: Record<string, string> = solution ? { 'x-challenge-solution': solution } : {};
    const visitorToken = token.read();
    if (visitorToken) headers['x-visitor-token'] = visitorToken;
    const query = endpoint === widget.openSession && !isSeen() ? '?quiet=true' : '';
    let response: Response;
    try {
      response = await fetchFrom(fillPath(endpoint, { agentId, ...params }) + query, {
        method: endpoint.method,
        ...packBody(body, headers),
        signal: signal ?? null,
        credentials: isPreview ? 'same-origin' : 'omit',
        cache: 'no-store',
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new ChatFailure(navigator.onLine === false ? 'offline' : 'unreachable');
    }
    if (!response.ok) throw await readFailure(response);
    return response;
  };
}

/** Few are ever asked to: what it takes is loaded only then. */
async function solve(challenge: Record<string, string>, signal?: AbortSignal): Promise<string> {
  const part = await import('./solve-challenge.ts').catch(() => undefined);
  if (part === undefined) throw new ChatFailure('challenge-required');
  return part.solveChallenge(challenge, signal);
}

/** A form goes as it is, all else as JSON. */
function packBody(body: unknown, headers: Record<string, string>): Pick<RequestInit, 'body' | 'headers'> {
  if (body === undefined || body instanceof FormData) return { headers, body: body ?? null };
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function readParts(
  response: Response,
  onPart: (part: StreamPart) => void,
  signal: AbortSignal,
): Promise<void> {
  let isComplete = false;
  const onData = (data: string) => {
    if (data === '[DONE]') {
      isComplete = true;
      return;
    }
    const part: StreamPart = JSON.parse(data);
    if (part.type === 'error') throw new ChatFailure('stream-error', part.errorText);
    onPart(part);
    isComplete ||= part.type === 'finish';
  };
  try {
    await readEvents(response, onData);
  } catch (error) {
    if (signal.aborted || error instanceof ChatFailure) throw error;
    throw new ChatFailure('stream-cut');
  }
  if (!isComplete) throw new ChatFailure('stream-cut');
}

async function readEvents(response: Response, onData: (data: string) => void): Promise<void> {
  const parse = createEventStreamParser(onData);
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    parse(decoder.decode(chunk.value, { stream: true }));
  }
}

const codeByStatus: Record<number, FailureCode> = {
  401: 'invalid-visitor',
  402: 'plan-limit',
  403: 'domain-not-allowed',
  404: 'not-found',
  429: 'rate-limited',
  503: 'unavailable',
};

async function readFailure(response: Response): Promise<ChatFailure> {
  const waitSeconds = Number(response.headers.get('retry-after')) || undefined;
  try {
    const { error }: ErrorBody = await response.json();
    return new ChatFailure(error.code, error.message, waitSeconds, error.details);
  } catch {
    // Not ours: a proxy in between, or a page of the hosting provider.
    return new ChatFailure(codeByStatus[response.status] ?? 'internal-error', '', waitSeconds);
  }
}
