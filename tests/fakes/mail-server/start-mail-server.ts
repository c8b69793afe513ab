import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** What the commands said, which need not be what the email says. */
  envelope: { from: string; to: string[] };
  email: ParsedMail;
  raw: string;
}

export interface MailServer {
  url: string;
  inbox: ReceivedMail[];
  /** Connections that were opened. */
  connections: number;
  /** By the local part of a recipient: refused with this code. Else by what happens in DATA. */
  refuse: Map<string, number>;
  /** Ends the connection in the middle of an email, or refuses it whole with a code. */
  onData: 'take' | 'drop' | number;
  /** Never answers a connection. */
  isSilent: boolean;
  close(): Promise<void>;
}

interface MailServerOptions {
  user?: string;
  password?: string;
}

function refusal(code: number): Error {
  return Object.assign(new Error('Refused by the test.'), { responseCode: code });
}

/** A mail server on a free port of this machine, which can be as unfriendly as real ones are. */
export async function startMailServer({ user, password }: MailServerOptions = {}): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: user === undefined,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    closeTimeout: 200,
    onConnect(_session, done) {
      state.connections++;
      if (!state.isSilent) done();
    },
    onAuth(auth, _session, done) {
      if (auth.username === user && auth.password === password) done(null, { user: auth.username });
      else done(refusal(535));
    },
    onRcptTo({ address }, _session, done) {
      const code = state.refuse.get(address.split('@')[0] ?? '');
      done(code === undefined ? undefined : refusal(code));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (typeof state.onData === 'number') return done(refusal(state.onData));
        if (state.onData === 'drop') return endConnections();
        const raw = Buffer.concat(chunks).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        void simpleParser(raw).then((email) => {
          const from = mailFrom === false ? '' : mailFrom.address;
          state.inbox.push({ envelope: { from, to: rcptTo.map(({ address }) => address) }, email, raw });
          done();
        }, done);
      });
    },
  });
  server.on('error', () => undefined);
  function endConnections(): void {
    for (const connection of server.connections) connection._socket.destroy();
  }
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const credentials =
    user === undefined ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password ?? '')}@`;
  const state: MailServer = {
    url: `smtp://${credentials}127.0.0.1:${port}`,
    inbox: [],
    connections: 0,
    refuse: new Map(),
    onData: 'take',
    isSilent: false,
    close: () =>
      new Promise((resolve) => {
        endConnections();
        server.close(() => resolve());
      }),
  };
  return state;
}
