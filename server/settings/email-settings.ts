import { z } from 'zod';
import { emailPattern } from '#contract/email-address/email-address.ts';
import { senderPattern } from '../sender-pattern.ts';
import { list } from './setting-types.ts';

/** How emails go out and come in, and who operates the installation. */
export const emailSettings = {
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'Write it as smtp://user:password@host:587, or smtps://user:password@host:465.',
    })
    .optional()
    .describe(
      'Mail server that sends emails: smtp://user:password@host:587 or smtps://user:password@host:465. Default: none; emails are stored in DATA_DIR/mail.',
    ),
  MAIL_FROM: z
    .string()
    .regex(senderPattern, 'Write it as Name <name@example.com>, or as name@example.com.')
    .optional()
    .describe(
      'Sender of emails, for example Parley <hello@example.com>. Default: no-reply at the host of BASE_URL.',
    ),
  INCOMING_MAIL: z
    .string()
    .regex(
      /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}(?::\d{1,5})?$/i,
      'Write it as domain:port, such as reply.example.com:2525, or as a domain alone with INCOMING_MAIL_SECRET.',
    )
    .transform((text) => {
      const [domain = '', port] = text.toLowerCase().split(':');
      return { domain, port: port === undefined ? null : Number(port) };
    })
    .refine(({ port }) => port === null || port <= 65_535, 'Use a port of at most 65535.')
    .optional()
    .describe(
      'Domain and port for answers by email, such as reply.example.com:2525: mail servers must bring emails for this domain to this port. Without a port they come by the webhook of INCOMING_MAIL_SECRET only. Default: none; no emails come in.',
    ),
  INCOMING_MAIL_SECRET: z
    .string()
    .regex(
      /^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/,
      'Write it as whsec_ and 24 to 64 random bytes in base64, such as: echo whsec_$(openssl rand -base64 32)',
    )
    .optional()
    .describe(
      'Secret (whsec_…) with which a mail service signs the emails that it posts to BASE_URL/api/incoming-mail, as Standard Webhooks says. Needs INCOMING_MAIL. Default: none; no emails come in that way.',
    ),
  OPERATOR_EMAIL: z
    .string()
    .regex(emailPattern, 'Write one address, such as name@example.com.')
    .optional()
    .describe(
      'Email address that receives the messages of the contact form, and an email when a backup fails. Default: the support address of the brand, and for backups the addresses of the operators.',
    ),
  OPERATORS: list
    .transform((addresses) => addresses.map((address) => address.toLowerCase()))
    .refine(
      (addresses) => addresses.every((address) => emailPattern.test(address)),
      'Separate addresses with commas, such as ana@example.com,ben@example.com.',
    )
    .default([])
    .describe(
      'Comma-separated list of the email addresses whose accounts operate this installation at /operator, once they are verified. Default: the first account that was made.',
    ),
} as const;
