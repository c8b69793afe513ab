import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../listen.ts';
import { anthropic } from './anthropic.ts';
import type { Dialect, IncomingCall } from './dialect.ts';
import { createFaultQueue, type Fault, isRefusal } from './faults.ts';
import { gemini } from './gemini.ts';
import { openaiChat } from './openai-chat.ts';
import { openaiResponses } from './openai-responses.ts';
import { type Answer, sendAnswer } from './send-answer.ts';

/** A call as it came, and what became of it. */
export interface RecordedCall {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  dialect: string | null;
  tokensSent: number;
  /** The client closed the connection before the answer was over. */
  isAborted: boolean;
}

export interface ModelServer {
  /** Without a path; `/v1` behind it for OpenAI and Anthropic, `/v1beta` for Gemini. */
  origin: string;
  calls(): RecordedCall[];
  /** What was wrong with the calls; a test that expects no such fault of its own checks that it is empty. */
  complaints(): string[];
  /** TCP connections accepted since the last reset. */
  connectionCount(): number;
  addFault(fault: Fault): void;
  setAnswer(answer: Partial<Answer>): void;
  reset(): void;
  close(): Promise<void>;
}

const dialects: readonly Dialect[] = [openaiChat, openaiResponses, anthropic, gemini];
const defaultAnswer: Answer = {
  tokens: ['We ', 'open ', 'at ', '9, ', 'Grüße ', 'aus ', 'Köln ', '🙂 ', '您好', '.'],
  firstTokenMs: 0,
  tokenGapMs: 0,
  calls: [],
};

/**
 * A stand-in for OpenAI (chat completions and responses), Anthropic and Gemini on one loopback port. Strict: what a
 * vendor would refuse is refused in the vendor's words and noted as a complaint. Other processes steer it by
 * `POST /__control/reset`, `POST /__control/faults`, `POST /__control/answer` and `GET /__control/requests`.
 */
export async function startModelServer(port = 0): Promise<ModelServer> {
  let calls: RecordedCall[] = [];
  let complaints: string[] = [];
  let connections = 0;
  let answer = defaultAnswer;
  const faults = createFaultQueue();
  const reset = () => {
    calls = [];
    complaints = [];
    connections = 0;
    answer = defaultAnswer;
    faults.clear();
  };

  const control = (path: string, body: string): object => {
    switch (path) {
      case '/__control/requests':
        return { calls, complaints };
      case '/__control/reset':
        reset();
        return {};
      case '/__control/faults':
        for (const fault of [JSON.parse(body) as Fault | Fault[]].flat()) faults.add(fault);
        return {};
      case '/__control/answer':
        answer = { ...answer, ...(JSON.parse(body) as Partial<Answer>) };
        return {};
      default:
        throw new Error(`There is no ${path}.`);
    }
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname.startsWith('/__control/')) {
      return sendJson(response, 200, control(url.pathname, body));
    }
    const call: IncomingCall = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      json: parseObject(body),
    };
    const dialect = dialects.find((candidate) => candidate.answers(call));
    const record: RecordedCall = {
      method: call.method,
      path: call.path,
      headers: call.headers,
      body,
      dialect: dialect?.name ?? null,
      tokensSent: 0,
      isAborted: false,
    };
    calls.push(record);
    let cutsItself = false;
    response.on('close', () => {
      record.isAborted = !response.writableFinished && !cutsItself;
    });
    if (!dialect) {
      complaints.push(`${call.method} ${call.path} is no route.`);
      return sendJson(response, 404, {
        error: { message: `No route ${call.path}`, type: 'invalid_request_error' },
      });
    }

    const complaint = dialect.complain(call);
    if (complaint) {
      complaints.push(complaint.message);
      const refusal = dialect.refuse(complaint.kind, complaint.message, null);
      return sendJson(response, refusal.status, refusal.body, refusal.headers);
    }
    const fault = faults.take(call.path);
    cutsItself = fault?.kind === 'reset' || fault?.kind === 'cut-stream';
    if (fault && isRefusal(fault.kind)) {
      const refusal = dialect.refuse(
        fault.kind,
        'As asked for by the test.',
        fault.retryAfterSeconds ?? null,
      );
      return sendJson(response, refusal.status, refusal.body, refusal.headers);
    }
    if (fault?.kind === 'reset') {
      response.destroy();
      return;
    }
    if (fault?.kind === 'html') {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<html><h1>502 Bad Gateway</h1></html>');
      return;
    }
    const isCalling = call.json?.tools !== undefined && answer.calls.length > 0;
    const given = isCalling ? { ...answer, tokens: [] } : { ...answer, calls: [] };
    if (isCalling) answer = { ...answer, calls: [] };
    await sendAnswer(response, dialect.stream(call), {
      answer: given,
      fault,
      noteToken: () => {
        record.tokensSent += 1;
      },
    });
  };

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      complaints.push(String(error));
      response.destroy();
    });
  });
  server.on('connection', (socket) => {
    connections += 1;
    socket.setNoDelay(true);
  });
  const { host, close } = await listen(server, port);
  return {
    origin: `http://${host}`,
    calls: () => calls,
    complaints: () => complaints,
    connectionCount: () => connections,
    addFault: (fault) => faults.add(fault),
    setAnswer: (change) => {
      answer = { ...answer, ...change };
    },
    reset,
    close,
  };
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
