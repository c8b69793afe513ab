import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { listen } from '../../tests/fakes/listen.ts';
import { isOneOf } from './storm-event.ts';

/**
 * `well`: answers at once. `failing`: refuses one event in three, once. `dropping`: closes the connection for one in three, once; for
 * half of them after it has taken the event. `slow`: takes five seconds for one in a hundred. `silent`: never answers the first
 * attempt of one in 200.
 */
export type ReceiverKind = 'well' | 'failing' | 'dropping' | 'slow' | 'silent';

interface ReceiverOptions {
  name: string;
  kind: ReceiverKind;
  /** When each event was recorded, by its number. */
  recordedMs: readonly number[];
}

export interface Receiver {
  name: string;
  kind: ReceiverKind;
  origin: string;
  host: string;
  /** Set once the webhook has been made. */
  secret: string;
  /** Events taken, each counted once. */
  taken: number;
  /** Requests for what had been taken before. */
  repeats: number;
  /** What must never be: a false signature, another id for the same event, an event before an earlier one of its key. */
  faults: string[];
  /** From the recording of each event until it was taken, by its number. */
  delaysMs: Map<number, number>;
  /** It answers well until this is set. */
  isBad: boolean;
  close(): Promise<void>;
}

interface Body {
  orderKey: string;
  data: { leadId: string };
}

/** A customer's server on this machine that checks what it gets, and fails in its own way. */
export async function startReceiver({ name, kind, recordedMs }: ReceiverOptions): Promise<Receiver> {
  const idOf = new Map<number, string>();
  const lastOf = new Map<string, number>();
  const server = createServer((request, response) => void receive(request, response));
  const { host, close } = await listen(server);
  const receiver: Receiver = {
    name,
    kind,
    origin: `http://${host}`,
    host,
    secret: '',
    taken: 0,
    repeats: 0,
    faults: [],
    delaysMs: new Map(),
    isBad: false,
    close,
  };

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let raw: string;
    try {
      raw = await text(request);
    } catch {
      // The worker was killed in the middle of its request.
      return;
    }
    const id = String(request.headers['webhook-id']);
    const body = verify(raw, request);
    if (body === undefined) return void response.writeHead(400).end();
    const [number = -1, place = -1] = body.data.leadId.split('_').slice(1).map(Number);
    const isFirst = !idOf.has(number);
    if (!isFirst && idOf.get(number) !== id) receiver.faults.push(`event ${number} came under two ids`);
    idOf.set(number, id);
    const last = lastOf.get(body.orderKey) ?? -1;
    if (place > last + 1) receiver.faults.push(`event ${number} came before an earlier one of its key`);
    const fault = receiver.isBad ? kind : 'well';
    if (isFirst && fault === 'failing' && isOneOf(number, 3)) return void response.writeHead(500).end();
    if (isFirst && fault === 'silent' && isOneOf(number, 200)) return;
    const isDropped = isFirst && fault === 'dropping' && isOneOf(number, 3);
    if (isDropped && number % 2 === 0) return void request.socket.destroy();
    if (place > last) take(number, body.orderKey, place);
    else receiver.repeats += 1;
    if (isDropped) return void request.socket.destroy();
    if (fault === 'slow' && isOneOf(number, 100)) await sleep(5_000);
    response.writeHead(204).end();
  }

  function take(number: number, key: string, place: number): void {
    lastOf.set(key, place);
    receiver.taken += 1;
    receiver.delaysMs.set(number, Date.now() - (recordedMs[number] ?? 0));
  }

  function verify(raw: string, request: IncomingMessage): Body | undefined {
    try {
      return new Webhook(receiver.secret).verify(raw, request.headers as Record<string, string>) as Body;
    } catch (error) {
      receiver.faults.push(`a request was not signed as the library verifies: ${String(error)}`);
      return undefined;
    }
  }

  return receiver;
}
