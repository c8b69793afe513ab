import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII, pathToFileURL } from 'node:url';
import { createTransport } from 'nodemailer';
import { makeFolder } from '#server/make-folder.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { EmailAddress, Mailer } from '#server/ports/mailer.ts';
import { messageOptions } from './message-options.ts';

interface FolderOptions {
  folder: string;
  from: EmailAddress;
  clock: Clock;
  /** How many emails are kept; the oldest go first. */
  maximumEmails?: number;
  /** Called with the address of the page of each, for a browser on this machine. */
  onStored?: (url: string) => void;
}

const namePattern = /^\d{4}-\d\d-\d\dT[\w-]+\.(?:eml|html)$/;

/**
 * Sends nothing: puts each email into a folder, as a mail program stores it (.eml) and as a page that a browser shows
 * (.html), for an install without a mail server. Their names begin with the time, so a list shows them in order. They
 * hold links that sign people in: only the user who runs the product can read them.
 */
export function createFolderMailer({
  folder,
  from,
  clock,
  maximumEmails = 1_000,
  onStored,
}: FolderOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  async function removeOldest(): Promise<void> {
    const names = (await readdir(folder)).filter((name) => namePattern.test(name)).sort();
    for (const name of names.slice(0, Math.max(0, names.length - 2 * maximumEmails))) {
      await rm(join(folder, name), { force: true });
    }
  }

  return {
    async sendEmail(email, signal) {
      const options = messageOptions(email.from ?? from, email);
      const { message } = await transport.sendMail(options);
      signal.throwIfAborted();
      makeFolder(folder, 0o700);
      const time = clock.now().toISOString().replaceAll(/[:.]/g, '-');
      const [key] = email.messageId.split('@');
      const name = [time, slugOf(email.subject), key].join('-');
      await store(join(folder, `${name}.html`), email.html);
      await store(join(folder, `${name}.eml`), message as Buffer);
      await removeOldest();
      onStored?.(pathToFileURL(join(folder, `${name}.html`)).href);
    },
    async deleteEmailsTo(address) {
      if (!existsSync(folder)) return 0;
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml') && namePattern.test(name));
      let forgotten = 0;
      for (const name of names) {
        const path = join(folder, name);
        if (!isTo(await readFile(path, 'utf8').catch(() => ''), address)) continue;
        await rm(path, { force: true });
        await rm(path.replace(/\.eml$/, '.html'), { force: true });
        forgotten++;
      }
      return forgotten;
    },
    close: async () => undefined,
  };
}

/** Next to its place first: a program that watches the folder only sees whole emails. */
async function store(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.partial`, content, { mode: 0o600 });
  await rename(`${path}.partial`, path);
}

function slugOf(subject: string): string {
  return subject
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
}

/** Whether a stored email is addressed to this mailbox, by its header, whose lines may be folded. */
function isTo(message: string, address: string): boolean {
  const [header = ''] = message.split(/\r?\n\r?\n/, 1);
  const to = /^to:(.*)$/im.exec(header.replaceAll(/\r?\n[ \t]+/g, ' '))?.[1] ?? '';
  const at = address.lastIndexOf('@');
  const asSent = `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`.toLowerCase();
  const found = to.toLowerCase().split(/[\s<>,"]+/);
  return found.includes(address.toLowerCase()) || found.includes(asSent);
}
