import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterEach, describe, expect, it } from 'vitest';
import { EmailError, type Mailer, type OutgoingEmail } from '#server/ports/mailer.ts';
import { readConfig } from '#server/read-config.ts';
import { type MailServer, startMailServer } from '#tests/fakes/mail-server/start-mail-server.ts';
import { createTestClock } from '#tests/test-clock.ts';
import { createFolderMailer } from './create-folder-mailer.ts';
import { createMailer } from './create-mailer.ts';
import { createSmtpMailer } from './create-smtp-mailer.ts';

const from = { name: 'Parley', address: 'hello@chat.example' };
const signal = new AbortController().signal;
const email: OutgoingEmail = {
  to: { name: 'Ana Müller', address: 'ana@example.com' },
  subject: 'Grüße, ready',
  text: 'Plain words.\n.\nA line after a lonely dot: ü.\n',
  html: '<p>Words with <b>markup</b>: ü.</p>',
  messageId: 'mail_1@chat.example',
  headers: { 'Auto-Submitted': 'auto-generated' },
};

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function open(
  options: { user?: string; password?: string } = {},
): Promise<{ server: MailServer; mailer: Mailer }> {
  const server = await startMailServer(options);
  closers.push(() => server.close());
  return { server, mailer: mailerTo(server.url) };
}

function mailerTo(url: string, times: { timeoutMs?: number; emailTimeoutMs?: number } = {}): Mailer {
  const mailer = createSmtpMailer({ url, from, ...times });
  closers.push(() => mailer.close());
  return mailer;
}

async function failureOf(mailer: Mailer, outgoing: OutgoingEmail = email): Promise<EmailError> {
  const error = await mailer.sendEmail(outgoing, signal).then(
    () => null,
    (error: unknown) => error,
  );
  if (!EmailError.isInstance(error)) throw new Error(`Expected a EmailError, got ${String(error)}`);
  return error;
}

describe('by a mail server', () => {
  it('delivers both parts, names and headers', async () => {
    const { server, mailer } = await open();
    const replyTo = { name: 'Ben', address: 'ben@example.com' };
    await mailer.sendEmail({ ...email, replyTo }, signal);
    const [received] = server.inbox;
    expect(received?.envelope).toEqual({ from: 'hello@chat.example', to: ['ana@example.com'] });
    const parsed = received?.email;
    expect(parsed?.from?.value).toEqual([from]);
    expect(parsed?.replyTo?.value).toEqual([replyTo]);
    expect(parsed?.to).toMatchObject({ value: [email.to] });
    expect(parsed?.subject).toBe(email.subject);
    expect(parsed?.text).toBe(email.text);
    expect(parsed?.html).toBe(email.html);
    expect(parsed?.messageId).toBe('<mail_1@chat.example>');
    expect(parsed?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(parsed?.attachments).toEqual([]);
  });

  it('signs in, and keeps the connection for the next email', async () => {
    const { server, mailer } = await open({ user: 'me@x', password: 'p@ss:w/rd' });
    await mailer.sendEmail(email, signal);
    await mailer.sendEmail({ ...email, messageId: 'mail_2@chat.example' }, signal);
    expect([server.inbox.length, server.connections]).toEqual([2, 1]);
  });

  it.each([
    [550, 'permanent'],
    [553, 'permanent'],
    [451, 'temporary'],
    [452, 'temporary'],
  ] as const)('a recipient refused with %i is a failure that is %s', async (code, kind) => {
    const { server, mailer } = await open();
    server.refuse.set('ana', code);
    const error = await failureOf(mailer);
    expect([error.kind, error.message]).toEqual([kind, `The mail server refused the recipient. (${code})`]);
    // The next email does not suffer from it.
    await mailer.sendEmail({ ...email, to: { address: 'ben@example.com' } }, signal);
    expect(server.inbox).toHaveLength(1);
  });

  it.each([
    [552, 'permanent'],
    [554, 'permanent'],
    [450, 'temporary'],
  ] as const)('an email refused with %i is a failure that is %s', async (code, kind) => {
    const { server, mailer } = await open();
    server.onData = code;
    expect(await failureOf(mailer)).toMatchObject({
      kind,
      message: `The mail server refused the email. (${code})`,
    });
  });

  it('reports a connection that ends mid-email as temporary, and does not retry by itself', async () => {
    const { server, mailer } = await open();
    server.onData = 'drop';
    expect(await failureOf(mailer)).toMatchObject({ kind: 'temporary' });
    expect(server.connections).toBe(1);
    server.onData = 'take';
    await mailer.sendEmail(email, signal);
    expect(server.inbox).toHaveLength(1);
  });

  it('does not wait for a server that says nothing', async () => {
    const { server } = await open();
    server.isSilent = true;
    expect(await failureOf(mailerTo(server.url, { timeoutMs: 200 }))).toMatchObject({
      kind: 'temporary',
      message: 'The mail server took too long.',
    });
  });

  it('does not wait for a server that answers byte by byte', async () => {
    const dripping = createServer((socket) => {
      const timer = setInterval(() => socket.write('220-wait\r\n'), 50);
      socket.on('close', () => clearInterval(timer)).on('error', () => clearInterval(timer));
    });
    await new Promise<void>((resolve) => dripping.listen(0, '127.0.0.1', resolve));
    closers.push(() => new Promise((resolve) => dripping.close(resolve)));
    const { port } = dripping.address() as { port: number };
    const mailer = mailerTo(`smtp://127.0.0.1:${port}`, { emailTimeoutMs: 300 });
    expect(await failureOf(mailer)).toMatchObject({
      kind: 'temporary',
      message: 'The mail server took too long.',
    });
  });

  it('reports a refused password, sender or connection as temporary', async () => {
    const { server } = await open({ user: 'me', password: 'right' });
    const wrong = mailerTo(server.url.replace('right', 'wrong'));
    expect(await failureOf(wrong)).toMatchObject({
      kind: 'temporary',
      message: 'The mail server refused the user name or password. Check SMTP_URL. (535)',
    });
    await server.close();
    expect(await failureOf(mailerTo(server.url))).toMatchObject({ kind: 'temporary' });
  });

  it('sends no password to another machine without TLS', async () => {
    // No name but an address of this machine that does not read as one.
    const { server } = await open({ user: 'me', password: 'secret' });
    const { port } = new URL(server.url);
    const error = await failureOf(mailerTo(`smtp://me:secret@[::ffff:127.0.0.1]:${port}`));
    expect(error).toMatchObject({
      kind: 'temporary',
      message: expect.stringContaining('The encrypted connection to the mail server could not be opened.'),
    });
    expect([server.connections, server.inbox.length]).toEqual([1, 0]);
  });

  it('stops with its process', async () => {
    const { server, mailer } = await open();
    server.isSilent = true;
    const stopping = new AbortController();
    const sending = mailer.sendEmail(email, stopping.signal);
    const reason = new Error('The process is stopping.');
    stopping.abort(reason);
    await expect(sending).rejects.toBe(reason);
  });

  it.each([
    'ana@example.com\r\nBcc: evil@example.com',
    'ana@example.com, evil@example.com',
    'ana@example.com;evil@example.com',
    'Ana <evil@example.com>',
    '"ana"@example.com',
    '<ana@example.com>',
    'ana @example.com',
    'ana@example.com>',
    'ana@exa_mple.com',
    'ana@-example.com',
    'ana@',
    '@example.com',
    'group: evil@example.com',
    `${'a'.repeat(65)}@example.com`,
  ])('never sends to %j, and sends without Reply-To where that is the address to answer', async (address) => {
    const { server, mailer } = await open();
    expect(await failureOf(mailer, { ...email, to: { address } })).toMatchObject({ kind: 'permanent' });
    expect([server.connections, server.inbox.length]).toEqual([0, 0]);
    await mailer.sendEmail({ ...email, replyTo: { address } }, signal);
    expect(server.inbox).toHaveLength(1);
    expect(server.inbox[0]?.email.replyTo).toBeUndefined();
    expect(server.inbox[0]?.raw).not.toMatch(/^(reply-to|bcc):/im);
  });

  it('adds no header and no recipient for any name, subject or header', async () => {
    const { server, mailer } = await open();
    const evil = 'x\r\nBcc: evil@example.com\r\n\r\n<script>\u2028\u0000"<evil@example.com>, y';
    await mailer.sendEmail(
      {
        ...email,
        to: { name: evil, address: 'ana@example.com' },
        replyTo: { name: evil, address: 'ben@example.com' },
        subject: evil,
        headers: { 'X-Note': evil },
      },
      signal,
    );
    const [received] = server.inbox;
    expect(received?.envelope.to).toEqual(['ana@example.com']);
    expect(received?.email.bcc).toBeUndefined();
    expect(received?.email.to).toMatchObject({ value: [{ address: 'ana@example.com' }] });
    expect(received?.email.replyTo?.value).toEqual([expect.objectContaining({ address: 'ben@example.com' })]);
    expect(received?.raw).not.toMatch(/^bcc:/im);
    expect(received?.email.html).toBe(email.html);
  });

  it.each([{ 'X\r\nBcc': 'a' }, { 'X Y': 'a' }, { '': 'a' }])('refuses the header %j', async (headers) => {
    const { mailer } = await open();
    expect(await failureOf(mailer, { ...email, headers })).toMatchObject({ kind: 'permanent' });
  });

  it('encodes international host names', async () => {
    const { server, mailer } = await open();
    await mailer.sendEmail({ ...email, to: { address: 'ana@müller.example' } }, signal);
    expect(server.inbox[0]?.raw).toMatch(/^To: ana@xn--mller-kva\.example\r$/m);
  });
});

describe('into a folder', () => {
  async function folderMailer(maximumEmails?: number) {
    const folder = join(await mkdtemp(join(tmpdir(), 'parley-mail-')), 'mail');
    closers.push(() => rm(join(folder, '..'), { recursive: true, force: true }));
    const clock = createTestClock();
    const options = { folder, from, clock, ...(maximumEmails === undefined ? {} : { maximumEmails }) };
    return { folder, clock, mailer: createFolderMailer(options) };
  }

  it('writes an email for a mail program and one for a browser, readable by the owner only', async () => {
    const { folder, mailer } = await folderMailer();
    await mailer.sendEmail(email, signal);
    const names = (await readdir(folder)).sort();
    expect(names).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+Z-gr-e-ready-mail_1\.eml$/),
      expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+Z-gr-e-ready-mail_1\.html$/),
    ]);
    const [eml = '', html = ''] = names;
    expect(await readFile(join(folder, html), 'utf8')).toBe(email.html);
    const parsed = await simpleParser(await readFile(join(folder, eml)));
    expect([parsed.subject, parsed.text, parsed.html]).toEqual([email.subject, email.text, email.html]);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    for (const name of names) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });

  it('forgets what was sent to an address, and nothing else', async () => {
    const { folder, mailer } = await folderMailer();
    const addresses = [
      'ana@example.com',
      'ana@müller.example',
      'diana@example.com',
      'ana@example.com.evil.example',
    ];
    for (const [at, address] of addresses.entries()) {
      const to = {
        name: 'Ana, of a name that is so long that its line is folded by every mail program',
        address,
      };
      await mailer.sendEmail({ ...email, to, messageId: `mail_${at}@chat.example` }, signal);
    }
    expect(await mailer.deleteEmailsTo('Ana@example.com')).toBe(1);
    expect(await mailer.deleteEmailsTo('ana@müller.example')).toBe(1);
    const left = (await readdir(folder)).map((name) => /mail_(\d)\./.exec(name)?.[1]);
    expect(left.sort()).toEqual(['2', '2', '3', '3']);
  });

  it('keeps only the newest', async () => {
    const { folder, clock, mailer } = await folderMailer(3);
    for (let number = 1; number <= 5; number++) {
      clock.advanceSeconds(1);
      await mailer.sendEmail({ ...email, messageId: `mail_${number}@chat.example` }, signal);
    }
    const numbers = (await readdir(folder)).map((name) => /mail_(\d)\./.exec(name)?.[1]);
    expect(numbers.sort()).toEqual(['3', '3', '4', '4', '5', '5']);
  });

  it('stays inside the folder for any subject', async () => {
    const { folder, mailer } = await folderMailer();
    await mailer.sendEmail({ ...email, subject: '../../etc/passwd\0' }, signal);
    expect(await readdir(join(folder, '..'))).toEqual(['mail']);
    expect((await readdir(folder)).every((name) => name.includes('-etc-passwd-mail_1.'))).toBe(true);
    const evil = { ...email, messageId: '../x@y' };
    await expect(mailer.sendEmail(evil, signal)).rejects.toMatchObject({ kind: 'permanent' });
  });
});

it('writes to a folder without SMTP_URL, and sends by the server with it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'parley-mail-'));
  closers.push(() => rm(dataDir, { recursive: true, force: true }));
  const clock = createTestClock();
  await createMailer(readConfig({ BASE_URL: 'https://chat.example' }), { dataDir, clock }).sendEmail(
    email,
    signal,
  );
  const [name = ''] = (await readdir(join(dataDir, 'mail'))).sort();
  const parsed = await simpleParser(await readFile(join(dataDir, 'mail', name)));
  expect(parsed.from?.value).toEqual([{ name: 'Parley', address: 'no-reply@chat.example' }]);

  const { server } = await open();
  const config = readConfig({ SMTP_URL: server.url, MAIL_FROM: 'Firm & Co. <post@firm.example>' });
  const mailer = createMailer(config, { dataDir, clock });
  closers.push(() => mailer.close());
  await mailer.sendEmail(email, signal);
  expect(server.inbox[0]?.email.from?.value).toEqual([{ name: 'Firm & Co.', address: 'post@firm.example' }]);
});
