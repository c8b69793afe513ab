import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { mailFrom } from '#server/mail-from.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import { createFolderMailer } from './create-folder-mailer.ts';
import { createSmtpMailer } from './create-smtp-mailer.ts';

/** By the configured mail server, else into the folder `mail` of the data folder. */
export function createMailer(
  config: Config,
  { dataDir, clock, onStored }: { dataDir: string; clock: Clock; onStored?: (url: string) => void },
): Mailer {
  const from = mailFrom(config);
  return config.SMTP_URL === undefined
    ? createFolderMailer({ folder: join(dataDir, 'mail'), from, clock, ...(onStored ? { onStored } : {}) })
    : createSmtpMailer({ url: config.SMTP_URL, from });
}
