import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import type { SourcePart } from '#contract/conversations/conversations.schemas.ts';
import { type AskMoment, type ContactField, contactFields } from '#contract/look/look.ts';
import type { Launcher, StreamPart, WidgetMessage, WidgetSession } from '#contract/widget/widget.schemas.ts';
import { listen } from '../listen.ts';

/** How the fake answers a message that contains the key. */
export interface FakeAnswer {
  text?: string;
  /** Pieces of the text, one write each; the whole text in one when absent. */
  pieces?: string[];
  pieceDelayMs?: number;
  sources?: SourcePart[];
  outcome?: string;
  /** Refuses before the stream begins. */
  refusal?: { status: number; code: string; message: string; retryAfterSeconds?: number };
  /** Drops the connection after that many pieces. */
  cutAfterPieces?: number;
  /** Whether the answer is written to its end and stored although the reader is gone. */
  isStored?: boolean;
  errorText?: string;
  /** Asks for this challenge to be solved first. */
  challenge?: { salt: string; number: number };
}

export interface WidgetBackend {
  origin: string;
  launcher: Launcher;
  /** Status of the launcher call; 403 and 404 refuse. */
  launcherStatus: number;
  launcherDelayMs: number;
  agent: WidgetSession['agent'];
  /** Which contact fields both forms ask for. */
  leadForm: Record<ContactField, boolean>;
  answers: Map<string, FakeAnswer>;
  requests: { method: string; path: string; query: string; token: string | undefined; body: unknown }[];
  asks: AskMoment;
  /** How many messages of people the visitor has not seen, as a quiet session says. */
  unread: number;
  /** Calls that every visitor has booked. */
  bookings: MadeBooking[];
  messagesOf(token: string): WidgetMessage[];
  reset(): void;
  close(): Promise<void>;
}

const panelPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'";
const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

/** Serves a build of the widget and speaks the contract's widget calls from memory, with the faults a test asks for. */
export async function startWidgetBackend(folder: string): Promise<WidgetBackend> {
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(
    readFileSync(join(folder, 'manifest.json'), 'utf8'),
  );
  const visitors = new Map<string, { id: string | null; messages: WidgetMessage[]; hasLead: boolean }>();
  const signedOut = new Set<string>();
  let counter = 0;
  const nextId = (kind: string) => {
    counter += 1;
    return `${kind}_${counter}`;
  };

  const backend: WidgetBackend = {
    origin: '',
    ...defaults(),
    requests: [],
    messagesOf: (token) => visitors.get(token)?.messages ?? [],
    reset() {
      visitors.clear();
      signedOut.clear();
      Object.assign(backend, defaults());
      backend.requests.length = 0;
    },
    close: () => listening.close(),
  };

  const shell = (agentId: string, mode: string) => {
    const entry = manifest['widget/panel/main.ts']!;
    const styles = (entry.css ?? []).map((file) => `<link rel="stylesheet" href="/widget/${file}">`).join('');
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>Chat</title>${styles}<script type="module" src="/widget/${entry.file}"></script></head><body data-agent-id="${agentId}" data-mode="${mode}" data-files="/widget/${manifest['widget/panel/files/create-files.ts']!.file}" data-booking="/widget/${manifest['widget/panel/booking/create-booking.ts']!.file}"></body></html>`;
  };

  const server = createServer((request, response) => {
    void handle(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const method = request.method ?? 'GET';
    const token = request.headers['x-visitor-token'] as string | undefined;
    const body = await readBody(request);
    backend.requests.push({ method, path: pathname, query: search, token, body });
    const json = (status: number, value: unknown, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers })
        .end(JSON.stringify(value));
    const refuse = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
      json(status, { error: { code, message } }, { 'access-control-allow-origin': '*', ...headers });

    const file =
      pathname === '/widget.js' ? 'widget.js' : /^\/widget\/(assets\/[\w.-]+)$/.exec(pathname)?.[1];
    if (file) {
      const path = join(folder, file);
      const isCompressed =
        existsSync(`${path}.br`) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
      response
        .writeHead(200, {
          'cross-origin-embedder-policy': 'require-corp',
          'content-type': types[file.split('.').pop()!] ?? 'text/plain',
          ...(isCompressed && { 'content-encoding': 'br' }),
        })
        .end(readFileSync(isCompressed ? `${path}.br` : path));
      return;
    }
    const page = /^\/(?:widget\/frame|chat)\/(\w+)$/.exec(pathname);
    if (page) {
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': panelPolicy })
        .end(shell(page[1]!, pathname.startsWith('/chat') ? 'page' : 'frame'));
      return;
    }
    const call = /^\/api\/widget\/\w+\/(.*)$/.exec(pathname)?.[1];
    if (call === 'launcher') {
      await delay(backend.launcherDelayMs);
      if (backend.launcherStatus !== 200) refuse(backend.launcherStatus, 'domain-not-allowed', 'Not here.');
      else json(200, backend.launcher, { 'access-control-allow-origin': '*' });
      return;
    }
    if (call === 'session') {
      const known = token !== undefined && visitors.has(token) ? token : nextId('vis');
      const visitor = visitors.get(known) ?? { id: null, messages: [], hasLead: false };
      visitors.set(known, visitor);
      const session: WidgetSession = {
        visitorToken: known,
        agent: backend.agent,
        forms: { ...formsOf(backend.leadForm), asks: backend.asks },
        conversation:
          visitor.id === null
            ? null
            : {
                id: visitor.id,
                messages: visitor.messages,
                hasLead: visitor.hasLead,
                isHeld: false,
                unread: search === '' ? 0 : backend.unread,
              },
        bookings: backend.bookings,
      };
      json(200, session);
      return;
    }
    if (call?.endsWith('/transcript')) {
      json(200, {});
      return;
    }
    if (call === 'identity' || call === 'identity/end') {
      const { token: signed } = body as { token: string };
      const person = signed.replace('signed.', '');
      if (call.endsWith('/end')) signedOut.add(signed);
      else if (signedOut.has(signed)) {
        refuse(401, 'invalid-identity', 'This identity token cannot be used.');
        return;
      }
      const known = `known_${person}`;
      if (!visitors.has(known)) visitors.set(known, { id: null, messages: [], hasLead: false });
      json(
        200,
        call.endsWith('/end')
          ? {}
          : { visitorToken: known, visitor: { email: `${person}@mail.example`, name: person } },
      );
      return;
    }
    const visitor = visitors.get(token ?? '');
    if (!visitor) {
      refuse(401, 'invalid-visitor', 'This chat has expired. Please reload the page.');
      return;
    }
    if (call === 'messages') {
      const wanted = challengeOf(body as { message: string });
      const solution = request.headers['x-challenge-solution'];
      if (wanted !== undefined && solution !== solutionOf(wanted)) {
        const error = { code: 'challenge-required', message: 'Solve it.', details: detailsOf(wanted) };
        json(428, { error });
        return;
      }
      await answer(visitor, body as { message: string }, response, refuse);
    } else if (call?.endsWith('/live')) {
      // Nobody ever writes here.
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': connected\n\n');
    } else if (call?.endsWith('/finish')) {
      visitor.id = null;
      visitor.messages = [];
      visitor.hasLead = false;
      json(200, {});
    } else if (call?.endsWith('/feedback')) json(200, {});
    else if (call === 'attachments') {
      const name = /filename="([^"]*)"/.exec(String(body))?.[1] ?? '';
      json(201, { id: nextId('att'), name, kind: 'file', sizeBytes: 2_048, width: null, height: null });
    } else if (call === 'leads') {
      visitor.hasLead = true;
      json(201, { leadId: nextId('lead') });
    } else refuse(404, 'not-found', 'Not found. It may have been deleted, or you don’t have access.');
  }

  function challengeOf({ message }: { message: string }): FakeAnswer['challenge'] {
    return [...backend.answers].find(([key]) => message.includes(key))?.[1].challenge;
  }

  async function answer(
    visitor: { id: string | null; messages: WidgetMessage[] },
    question: { message: string },
    response: ServerResponse,
    refuse: (status: number, code: string, message: string, headers?: Record<string, string>) => void,
  ): Promise<void> {
    const key = [...backend.answers.keys()].find((candidate) => question.message.includes(candidate));
    const fake = (key === undefined ? undefined : backend.answers.get(key)) ?? { text: 'Here you are.' };
    if (fake.refusal) {
      const { status, code, message, retryAfterSeconds } = fake.refusal;
      refuse(status, code, message, retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {});
      return;
    }
    visitor.id ??= nextId('conv');
    const pieces = fake.pieces ?? [fake.text ?? ''];
    const stored = (role: 'user' | 'assistant', text: string): WidgetMessage => ({
      id: nextId('msg'),
      role,
      author: { kind: role === 'user' ? 'visitor' : 'agent', name: null, pictureUrl: null, event: null },
      text,
      attachments: [],
      refusedFiles: [],
      sources: role === 'user' ? [] : (fake.sources ?? []),
      outcome: role === 'user' ? null : (fake.outcome ?? 'answered'),
      feedback: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    });
    const asked = stored('user', question.message);
    visitor.messages.push(asked);
    const reply = stored('assistant', pieces.join(''));
    const write = (part: StreamPart | '[DONE]') =>
      response.write(`data: ${part === '[DONE]' ? part : JSON.stringify(part)}\n\n`);

    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    write({ type: 'start', messageId: reply.id });
    write({ type: 'text-start', id: 'text-1' });
    for (const [index, delta] of pieces.entries()) {
      if (index === fake.cutAfterPieces) {
        if (fake.isStored) visitor.messages.push(reply);
        response.destroy();
        return;
      }
      if (response.destroyed && !fake.isStored) return;
      write({ type: 'text-delta', id: 'text-1', delta });
      await delay(fake.pieceDelayMs ?? 0);
    }
    write({ type: 'text-end', id: 'text-1' });
    if (fake.errorText) {
      write({ type: 'error', errorText: fake.errorText });
      write('[DONE]');
      response.end();
      return;
    }
    for (const { type: _type, sourceId, title, url, ...details } of fake.sources ?? []) {
      const providerMetadata = { parley: details };
      if (url) write({ type: 'source-url', sourceId, title, url, providerMetadata });
      else write({ type: 'source-document', sourceId, title, mediaType: 'text/plain', providerMetadata });
    }
    visitor.messages.push(reply);
    write({
      type: 'finish',
      messageMetadata: {
        conversationId: visitor.id,
        userMessageId: asked.id,
        outcome: (fake.outcome ?? 'answered') as 'answered',
        confidence: 0.9,
        model: 'embedded',
        finishReason: 'stop',
        usage: { inputTokens: 0, outputTokens: 0 },
      },
    });
    write('[DONE]');
    response.end();
  }

  const listening = await listen(server);
  backend.origin = `http://${listening.host}`;
  return backend;
}

function defaults() {
  return {
    launcher: {
      messageColor: '#3b82f6',
      position: 'right',
      isOpenedOnLoad: false,
      displayName: 'Northwind',
      label: 'Northwind Chat',
      iconColor: '#fff',
      size: 56,
      rules: [],
    } as Launcher,
    launcherStatus: 200,
    launcherDelayMs: 0,
    agent: {
      displayName: 'Northwind',
      avatarUrl: null,
      welcomeMessage: 'Hi! How can I help you today?',
      messageColor: '#3b82f6',
      colorMode: 'light',
      suggestedQuestions: ['How long does delivery take?', 'What does the guarantee cover?'],
      isPaused: false,
      canBook: false,
      input: { placeholder: '', maximumLength: 2_000, sendsOnEnter: true, allowsAttachments: false },
      buttons: ['human', 'finish'].map((kind) => ({ kind, label: '', url: '' })),
      pausedMessage: '',
      translations: [],
      brand: { name: 'Parley', url: 'https://parley.example', text: null },
    } as WidgetSession['agent'],
    leadForm: { email: true, name: true, phone: true },
    answers: new Map<string, FakeAnswer>(),
    unread: 0,
    bookings: [] as MadeBooking[],
    asks: 'intent' as AskMoment,
  };
}

function formsOf(asked: Record<ContactField, boolean>): WidgetSession['forms'] {
  const fields = contactFields
    .filter((name) => asked[name])
    .map((name) => ({ name, label: '', isRequired: name !== 'phone' || !asked.email }));
  const form = fields.length === 0 ? null : { title: '', text: '', consentText: '', fields };
  return { human: form, leads: form, asks: 'intent', afterAnswers: 3 };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const body = await text(request);
  if (body === '') return undefined;
  return request.headers['content-type']?.startsWith('application/json') ? JSON.parse(body) : body;
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type FakeChallenge = NonNullable<FakeAnswer['challenge']>;

function detailsOf({ salt, number }: FakeChallenge): Record<string, string> {
  const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex');
  return { algorithm: 'SHA-256', challenge, salt, signature: 'signed', maxnumber: '100000' };
}

function solutionOf(wanted: FakeChallenge): string {
  const { maxnumber: _m, ...challenge } = detailsOf(wanted);
  return Buffer.from(JSON.stringify({ ...challenge, number: wanted.number })).toString('base64');
}
