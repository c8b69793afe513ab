import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseUrl } from './base-url.ts';
import { settings } from './config.ts';
import { mailFrom } from './mail-from.ts';
import { operatorEmail } from './operator-email.ts';
import { readConfig } from './read-config.ts';

const mailSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

describe('settings', () => {
  it('all have defaults', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', ROLE: 'all', DEFAULT_PLAN: 'free' });
    expect(baseUrl(config)).toBe('http://localhost:3000');
  });

  it.each([
    [{ PORT: '8080' }, { PORT: 8080 }],
    [{ PORT: '' }, { PORT: 3000 }],
    [{ CRAWL_ALLOW_HOSTS: ' a.local:80, ,b.local:81 ' }, { CRAWL_ALLOW_HOSTS: ['a.local:80', 'b.local:81'] }],
    [{ BASE_URL: 'https://chat.example/' }, { BASE_URL: 'https://chat.example' }],
    [{ EMBEDDED_ENGINE_ONLY: 'false' }, { EMBEDDED_ENGINE_ONLY: false }],
    [{ EMBEDDED_ENGINE_ONLY: '1' }, { EMBEDDED_ENGINE_ONLY: true }],
    [{ UNKNOWN: 'x' }, { PORT: 3000 }],
    [
      { INCOMING_MAIL: 'Reply.chat.example:2525' },
      { INCOMING_MAIL: { domain: 'reply.chat.example', port: 2525 } },
    ],
    [
      { INCOMING_MAIL: 'reply.chat.example', INCOMING_MAIL_SECRET: mailSecret },
      { INCOMING_MAIL: { domain: 'reply.chat.example', port: null }, INCOMING_MAIL_SECRET: mailSecret },
    ],
    [{ S3_PREFIX: '/parley/files/' }, { S3_PREFIX: 'parley/files/' }],
    [{ S3_PREFIX: '/' }, { S3_PREFIX: '' }],
  ])('%j is read as %j', (environment, expected) => expect(readConfig(environment)).toMatchObject(expected));

  it.each([
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_DIRECT_URL: 'postgresql://database/parley' }, 'DATABASE_DIRECT_URL'],
    [{ DATABASE_REPLICA_URL: 'postgresql://replica/parley' }, 'DATABASE_REPLICA_URL'],
    [{ PORT: 'http' }, 'PORT'],
    [{ BASE_URL: 'chat.example' }, 'BASE_URL'],
    [{ ROLE: 'both' }, 'ROLE'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters'],
    [{ DEFAULT_PLAN: 'gold' }, 'DEFAULT_PLAN'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL: Write it as smtp://'],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL: Write it as smtp://'],
    [{ MAIL_FROM: 'Parley' }, 'MAIL_FROM: Write it as Name <'],
    [{ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'MAIL_FROM'],
    [{ OPERATOR_EMAIL: 'me' }, 'OPERATOR_EMAIL'],
    [{ INCOMING_MAIL: 'reply.chat.example' }, 'INCOMING_MAIL: Add a port'],
    [{ INCOMING_MAIL: 'reply.chat.example:70000' }, 'INCOMING_MAIL: Use a port'],
    [{ INCOMING_MAIL_SECRET: mailSecret }, 'INCOMING_MAIL_SECRET: Set INCOMING_MAIL'],
    [{ INCOMING_MAIL: 'a.example', INCOMING_MAIL_SECRET: 'a secret' }, 'INCOMING_MAIL_SECRET: Write it as'],
    [
      { INCOMING_MAIL: 'a.example', INCOMING_MAIL_SECRET: 'whsec_c2hvcnQ=' },
      'INCOMING_MAIL_SECRET: Write it as',
    ],
    [{ BACKUP_TO: '/backups' }, 'BACKUP_TO: Set BACKUP_KEY, too.'],
    [{ BACKUP_KEY: 'my secret' }, 'BACKUP_KEY: Make one with'],
    [{ S3_BUCKET: 's3://files/parley' }, 'S3_BUCKET: Write the name of the bucket alone'],
    [{ SECRET_KEY_FILE: '/no/such/file' }, 'The file /no/such/file in SECRET_KEY_FILE cannot be read.'],
  ])('%j stops the start and names the setting', (environment, text) =>
    expect(() => readConfig(environment)).toThrow(text),
  );

  it.each([
    [{}, { name: 'Parley', address: 'no-reply@localhost' }],
    [{ BASE_URL: 'https://chat.example' }, { name: 'Parley', address: 'no-reply@chat.example' }],
    [{ MAIL_FROM: 'post@firm.example' }, { name: 'Parley', address: 'post@firm.example' }],
    [{ MAIL_FROM: '<post@firm.example>' }, { name: 'Parley', address: 'post@firm.example' }],
    [{ MAIL_FROM: 'A Firm <post@firm.example>' }, { name: 'A Firm', address: 'post@firm.example' }],
  ])('%j: emails come from %j', (environment, from) =>
    expect(mailFrom(readConfig(environment))).toEqual(from),
  );

  it('can be in files, without the line break at their end', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'parley-setting-')), 'secret');
    writeFileSync(file, 'from-the-file\n');
    const read = (environment: NodeJS.ProcessEnv) => readConfig(environment).S3_SECRET_ACCESS_KEY;
    expect(read({ S3_SECRET_ACCESS_KEY_FILE: file })).toBe('from-the-file');
    expect(read({ S3_SECRET_ACCESS_KEY_FILE: file, S3_SECRET_ACCESS_KEY: '' })).toBe('from-the-file');
    expect(read({ S3_SECRET_ACCESS_KEY_FILE: file, S3_SECRET_ACCESS_KEY: 'given' })).toBe('given');
    expect(read({ S3_SECRET_ACCESS_KEY_FILE: '' })).toBeUndefined();
    rmSync(dirname(file), { recursive: true });
  });

  it('name whom the contact form writes to', () => {
    expect(operatorEmail(readConfig({ OPERATOR_EMAIL: 'me@firm.example' }))).toBe('me@firm.example');
    expect(operatorEmail(readConfig({}))).toBe('support@parley.example');
  });

  it('are all documented, in their own words', () => {
    const page = readFileSync(new URL('../docs/settings.md', import.meta.url), 'utf8');
    for (const [name, schema] of Object.entries(settings)) {
      expect(page).toContain(`| \`${name}\` |`);
      expect(page).toContain(`| ${schema.description} |`);
    }
  });
});
