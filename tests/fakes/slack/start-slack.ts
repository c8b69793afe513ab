import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../listen.ts';
import { takeFirst } from '../take-first.ts';
import { allowSlackApp } from './allow-slack-app.ts';
import { answerSlack } from './answer-slack.ts';
import { exchangeSlackCode } from './exchange-slack-code.ts';
import type { FakeSlackApp } from './slack-app.ts';
import { SlackRefusal } from './slack-refusal.ts';
import { createSlackState, type SlackState } from './slack-state.ts';

interface Fault {
  /** Of the method; any when absent. */
  method?: RegExp;
  /**
   * `drop` closes the connection; `lost` does what was asked and closes it then. `error` is the vendor's code in an answer 200.
   */
  as:
    | 'drop'
    | 'lost'
    | { error: string }
    | { status: number; headers?: Record<string, string>; body?: string };
}

/** A request as Slack sends it: its bytes and its headers. */
export interface SlackDelivery {
  body: string;
  headers: Record<string, string>;
}

export interface FakeSlack {
  /** Without `/api`. */
  origin: string;
  state: SlackState;
  app: FakeSlackApp;
  /** What the settings of an installation need. */
  settings(): Record<string, string>;
  /** Of each call the method, in order. */
  calls(): string[];
  /** What no good caller does: an unknown method or field, wrong blocks. */
  complaints(): string[];
  /** The next matching call gets this instead of its answer. */
  addFault(fault: Fault): void;
  /** An event, signed. Slack sends the same one again where it was not answered in time: with the same `event_id`. */
  event(event: Record<string, unknown>, id?: string): SlackDelivery;
  /** A button that somebody presses at a message. */
  press(given: { channel: string; ts: string; user: string; button: string }): SlackDelivery;
  sign(body: string, type: string, secret?: string): SlackDelivery;
  close(): Promise<void>;
}

/**
 * A stand-in for Slack's Web API on a loopback port, with a team to fill. Strict: what the vendor would refuse is refused in its
 * words, and noted as a complaint where no good caller does it.
 */
export async function startSlack(now: () => Date = () => new Date()): Promise<FakeSlack> {
  const state = createSlackState();
  const app = { id: '111.222', secret: 'client-secret', signingSecret: 'signing-secret' };
  const faults: Fault[] = [];
  const calls: string[] = [];
  const complaints: string[] = [];
  let count = 0;
  const nextTs = (): string => {
    count += 1;
    return `${Math.floor(now().getTime() / 1_000)}.${String(count).padStart(6, '0')}`;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    if (url.pathname === '/oauth/v2/authorize') {
      response.writeHead(302, { location: allowSlackApp(state, app, url.searchParams) });
      return void response.end();
    }
    const method = url.pathname.replace(/^\/api\//, '');
    calls.push(method);
    const fields = new URLSearchParams(await text(request));
    const fault = takeFirst(faults, (each) => each.method?.test(method) ?? true);
    if (fault?.as === 'drop') return void request.socket.destroy();
    if (typeof fault?.as === 'object' && 'status' in fault.as) {
      response.writeHead(fault.as.status, fault.as.headers);
      return void response.end(fault.as.body ?? '');
    }
    try {
      if (typeof fault?.as === 'object') throw new SlackRefusal(fault.as.error);
      const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
      const answered =
        method === 'oauth.v2.access'
          ? exchangeSlackCode(state, app, fields)
          : answerSlack(state, { method, token, fields, nextTs });
      if (fault?.as === 'lost') return void request.socket.destroy();
      send(response, { ok: true, ...answered });
    } catch (error) {
      if (!(error instanceof SlackRefusal)) throw error;
      if (/^(unknown_method|invalid_(arguments|blocks|limit)|no_text)$/.test(error.code))
        complaints.push(`${method}: ${error.code} ${JSON.stringify(error.more)}`);
      send(response, { ok: false, error: error.code, ...error.more });
    }
  };

  const server = createServer((request, response) => void answer(request, response));
  const { host, close } = await listen(server);
  const origin = `http://${host}`;

  const sign: FakeSlack['sign'] = (body, type, secret = app.signingSecret) => {
    const timestamp = String(Math.floor(now().getTime() / 1_000));
    const signature = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex');
    return {
      body,
      headers: {
        'content-type': type,
        'x-slack-request-timestamp': timestamp,
        'x-slack-signature': `v0=${signature}`,
      },
    };
  };
  return {
    origin,
    state,
    app,
    settings: () => ({
      SLACK_API_BASE: origin,
      SLACK_AUTHORIZE_URL: `${origin}/oauth/v2/authorize`,
      SLACK_CLIENT_ID: app.id,
      SLACK_CLIENT_SECRET: app.secret,
      SLACK_SIGNING_SECRET: app.signingSecret,
    }),
    calls: () => calls,
    complaints: () => complaints,
    addFault: (fault) => void faults.push(fault),
    sign,
    event: (event, id = `Ev${randomUUID()}`) =>
      sign(
        JSON.stringify({
          type: 'event_callback',
          team_id: state.team.id,
          api_app_id: 'A0PARLEY',
          event_id: id,
          event_time: Math.floor(now().getTime() / 1_000),
          event,
          is_ext_shared_channel: false,
        }),
        'application/json',
      ),
    press({ channel, ts, user, button }) {
      const message = state.channels.get(channel)?.messages.find((each) => each.ts === ts);
      const buttons = (message?.blocks ?? []).flatMap(
        ({ elements }) => (elements ?? []) as { action_id?: string }[],
      );
      const pressed = buttons.find(({ action_id }) => action_id === button);
      if (pressed === undefined) throw new Error(`There is no button ${button}.`);
      const payload = {
        type: 'block_actions',
        api_app_id: 'A0PARLEY',
        trigger_id: nextTs(),
        team: { id: state.team.id, domain: 'fernwood' },
        user: { id: user, username: user },
        channel: { id: channel, name: 'channel' },
        message: { type: 'message', ts },
        actions: [{ ...pressed, block_id: 'b', action_ts: nextTs() }],
      };
      const body = new URLSearchParams({ payload: JSON.stringify(payload) }).toString();
      return sign(body, 'application/x-www-form-urlencoded');
    },
    close,
  };
}

function send(response: ServerResponse, body: Record<string, unknown>): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
