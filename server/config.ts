import { z } from 'zod';
import { planIdSchema } from '#contract/billing/billing.schemas.ts';
import { emailPattern } from '#contract/email-address/email-address.ts';
import { senderPattern } from './sender-pattern.ts';

const flag = z.stringbool();
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
/** A folder in a bucket, as keys begin with it. */
const keyPrefix = z
  .string()
  .transform((text) => text.replace(/^\/+|\/+$/g, ''))
  .transform((text) => (text === '' ? '' : `${text}/`));
const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));

/** What carries secrets is encrypted, unless it stays on this machine. */
const isHttpsOrOwn = (text: string): boolean =>
  text.startsWith('https://') || /^http:\/\/(localhost|127(\.\d+){3}|\[::1\])(:|\/|$)/.test(text);

/**
 * Every setting, with the sentence that the documentation shows. All are optional.
 * This is the only place that reads the environment.
 */
export const settings = {
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on.'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address to listen on; 0.0.0.0 for all addresses of the machine.'),
  BASE_URL: url
    .optional()
    .describe('Public URL of Parley, for example https://chat.example.com. Default: http://localhost:PORT.'),
  DATABASE_URL: z
    .string()
    .optional()
    .describe('Your own PostgreSQL server. Default: the embedded one in DATA_DIR.'),
  DATABASE_DIRECT_URL: z
    .string()
    .optional()
    .describe(
      'The same database without the pooler, where DATABASE_URL leads to PgBouncer or another pooler in transaction mode. Used for notifications, locks, migrations and backups.',
    ),
  DATABASE_REPLICA_URL: z
    .string()
    .optional()
    .describe(
      'A streaming replica of the server in DATABASE_URL, without a pooler. Analytics, exports and lists of the operator are read there. Default: none.',
    ),
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(8)
    .max(50)
    .default(20)
    .describe(
      'Connections to the database that this process may open, from 8 to 50. All processes together must stay below the max_connections of the server.',
    ),
  DATA_DIR: z
    .string()
    .optional()
    .describe(
      'Folder for the embedded database, uploaded files and the secret key. Default: data in the project folder.',
    ),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'Write the name of the bucket alone, without s3:// and without a path.',
    )
    .optional()
    .describe(
      'Bucket that keeps uploaded files, at Amazon S3 or any server that speaks its protocol. Default: the folder files in DATA_DIR.',
    ),
  S3_PREFIX: keyPrefix
    .default('')
    .describe('Folder in that bucket, for example parley/files. Default: its top.'),
  S3_ENDPOINT: url
    .optional()
    .describe('URL of another server than Amazon S3, for example https://minio.example.com.'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket.'),
  S3_PATH_STYLE: flag
    .optional()
    .describe(
      'true: the bucket is in the path of URLs; false: in the host name. Default: true where S3_ENDPOINT is set, otherwise false.',
    ),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe("Access key. Default: one that Amazon's SDK finds, such as the role of the machine."),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret of that access key.'),
  S3_ENCRYPTION: z
    .enum(['AES256', 'aws:kms'])
    .optional()
    .describe(
      'How the storage is told to encrypt what it keeps: AES256, or aws:kms with S3_KMS_KEY_ID. Default: as the bucket is set.',
    ),
  S3_KMS_KEY_ID: z.string().optional().describe("Key of Amazon's key management for aws:kms."),
  BACKUP_TO: z
    .string()
    .optional()
    .describe(
      'Where encrypted backups go every day: a folder, or s3://bucket/folder at the storage that the S3_ settings reach. Needs BACKUP_KEY. Default: none are made.',
    ),
  BACKUP_KEY: z
    .string()
    .regex(/^AGE-SECRET-KEY-(PQ-)?1[0-9A-Z]+$/, 'Make one with: npm run backup -- --new-key.')
    .optional()
    .describe(
      'Key that encrypts and decrypts backups, as `npm run backup -- --new-key` makes it. Keep a copy elsewhere: without it no backup can be read.',
    ),
  BACKUP_KEEP: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(14)
    .describe('How many of those backups are kept; the last one that was tested is kept besides.'),
  ROLE: z
    .enum(['all', 'web', 'worker'])
    .default('all')
    .describe('What this process does: web, worker or all.'),
  SECRET_KEY: z
    .string()
    .min(
      32,
      'SECRET_KEY must have at least 32 characters. Remove it to have one made and kept in the data folder.',
    )
    .optional()
    .describe(
      'Signs sessions and tokens. Default: created at the first start and stored in DATA_DIR. Use the same for all processes.',
    ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Minimum log level.'),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('Number of proxies in front that append to X-Forwarded-For. 0 ignores that header.'),
  API_CALL_LIMIT: z.coerce
    .number()
    .int()
    .min(20)
    .default(300)
    .describe('API calls that one key or one signed-in user may make in ten seconds, chats not counted.'),
  DEFAULT_PLAN: planIdSchema
    .default('free')
    .describe('Plan of new workspaces; set enterprise if you host for your own company.'),
  CHATGENIE_PLAN: z
    .enum(['free', 'pro'])
    .default('free')
    .describe('Plan of ChatGenie for every user; set pro if you host for yourself.'),
  CRAWL_ALLOW_HOSTS: list
    .default([])
    .describe(
      'Comma-separated list of host:port that may be read although their IP address is private, for example intranet.local:80.',
    ),
  WEBHOOK_ALLOW_HOSTS: list
    .default([])
    .describe(
      'Comma-separated list of host:port that webhooks may be sent to although their IP address is private or their URL is not https, for example n8n.local:5678.',
    ),
  ACTION_ALLOW_HOSTS: list
    .default([])
    .describe(
      'Comma-separated list of host:port that actions of agents may call although their IP address is private or their URL is not https, for example shop.local:8080.',
    ),
  MODEL_ALLOW_HOSTS: list
    .default([])
    .describe(
      'Comma-separated list of host:port of model servers that workspaces may use by a key of their own although their IP address is private or their URL is not https, for example ollama.local:11434.',
    ),
  CRAWL_GAP_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60_000)
    .default(250)
    .describe(
      'Minimum time between two requests to one website, in milliseconds; robots.txt can require more.',
    ),
  CHROMIUM: z
    .string()
    .optional()
    .describe(
      'Path of an installed Chromium or Chrome, which reads pages that show their text only with JavaScript. Default: none; such pages are named and not read.',
    ),
  CHROMIUM_SANDBOX: flag
    .default(true)
    .describe(
      'false: start that browser without its sandbox, as root must. Only in a container that holds nothing else.',
    ),
  OCR: flag
    .default(true)
    .describe(
      'false: do not recognise the text of scanned pages, also where tesseract is installed. Without it such pages are named and not read.',
    ),
  TESSERACT: z
    .string()
    .default('tesseract')
    .describe('Name or path of the program tesseract, which recognises the text of scanned pages.'),
  OCR_LANGUAGES: list
    .default(['eng'])
    .describe(
      'Comma-separated list of the languages of scanned pages, as tesseract names them, for example eng,deu. Each must be installed; each makes it slower.',
    ),
  ALLOWED_HOSTS: list
    .default([])
    .describe(
      'Comma-separated list of further host names under which Parley may be opened, for example nas.local. IP addresses and the names in BASE_URL and WIDGET_ORIGIN are always allowed.',
    ),
  WIDGET_ORIGIN: url
    .optional()
    .describe('A second URL of this installation that serves the chat frames. Default: BASE_URL.'),
  OPENAI_API_KEY: z
    .string()
    .optional()
    .describe('OpenAI API key; without any key the embedded engine answers.'),
  OPENAI_BASE_URL: url.optional().describe('Another server that speaks the OpenAI protocol.'),
  ANTHROPIC_API_KEY: z.string().optional().describe('Anthropic API key.'),
  ANTHROPIC_BASE_URL: url.optional().describe('Another server that speaks the Anthropic protocol.'),
  GOOGLE_API_KEY: z.string().optional().describe('Google Gemini API key.'),
  GOOGLE_BASE_URL: url.optional().describe('Another server that speaks the Gemini protocol.'),
  COMPATIBLE_BASE_URL: url
    .optional()
    .describe(
      'Any OpenAI-compatible server: Ollama, vLLM, LM Studio, Groq, OpenRouter. For example http://localhost:11434/v1.',
    ),
  COMPATIBLE_API_KEY: z.string().optional().describe('API key of that server, if it needs one.'),
  COMPATIBLE_MODELS: list.default([]).describe("Comma-separated list of that server's models to offer."),
  MODEL_GPT_3_5: z.string().optional().describe('Model that serves the label GPT-3.5.'),
  MODEL_GPT_4O: z.string().optional().describe('Model that serves the label GPT-4o.'),
  MODEL_FIRST_TOKEN_MS: z.coerce
    .number()
    .int()
    .min(500)
    .default(12_000)
    .describe('How long to wait for a model to start answering before asking the next one, in milliseconds.'),
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
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe('Client id for Google sign-in; its redirect URL is BASE_URL/api/google/callback.'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Secret of that client.'),
  GOOGLE_ISSUER: url
    .refine(isHttpsOrOwn, 'GOOGLE_ISSUER must begin with https://, unless it is on this machine.')
    .default('https://accounts.google.com')
    .describe('Another OpenID Connect provider instead of Google.'),
  NOTION_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'Client id of a public Notion connection, for signing in to Notion; its redirect URL is BASE_URL/api/notion/callback. Tokens of internal connections work without it.',
    ),
  NOTION_CLIENT_SECRET: z.string().optional().describe('Secret of that client.'),
  NOTION_API_BASE: url
    .refine(isHttpsOrOwn, 'NOTION_API_BASE must begin with https://, unless it is on this machine.')
    .default('https://api.notion.com')
    .describe("Another server with Notion's API, without /v1."),
  CALCOM_API_BASE: url
    .refine(isHttpsOrOwn, 'CALCOM_API_BASE must begin with https://, unless it is on this machine.')
    .default('https://api.cal.com')
    .describe("Another server with Cal.com's API, such as your own Cal.com, without /v2."),
  CALCOM_APP_BASE: url
    .refine(isHttpsOrOwn, 'CALCOM_APP_BASE must begin with https://, unless it is on this machine.')
    .default('https://cal.com')
    .describe('Where the booking pages of that Cal.com are.'),
  CALCOM_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'Client id of an OAuth client at Cal.com, for signing in to Cal.com; its redirect URL is BASE_URL/api/cal-com/callback. API keys work without it.',
    ),
  CALCOM_CLIENT_SECRET: z.string().optional().describe('Secret of that client.'),
  CALCOM_AUTHORIZE_URL: url
    .refine(isHttpsOrOwn, 'CALCOM_AUTHORIZE_URL must begin with https://, unless it is on this machine.')
    .default('https://app.cal.com/auth/oauth2/authorize')
    .describe('Where browsers are sent to sign in to Cal.com.'),
  ZAPIER_APP_URL: url
    .refine(isHttpsOrOwn, 'ZAPIER_APP_URL must begin with https://, unless it is on this machine.')
    .optional()
    .describe(
      'Where people add your Zapier app to their account: the invitation link that Zapier shows you once you have pushed integrations/zapier.',
    ),
  SLACK_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'Client id of your Slack app, for posting leads and human requests; its redirect URL is BASE_URL/api/slack/callback.',
    ),
  SLACK_CLIENT_SECRET: z.string().optional().describe('Secret of that app.'),
  SLACK_SIGNING_SECRET: z
    .string()
    .optional()
    .describe(
      'Signing secret of that app. Its request URLs are BASE_URL/api/slack/events for events and BASE_URL/api/slack/actions for interactivity.',
    ),
  SLACK_API_BASE: url
    .refine(isHttpsOrOwn, 'SLACK_API_BASE must begin with https://, unless it is on this machine.')
    .default('https://slack.com')
    .describe("Another server with Slack's API, without /api."),
  SLACK_AUTHORIZE_URL: url
    .refine(isHttpsOrOwn, 'SLACK_AUTHORIZE_URL must begin with https://, unless it is on this machine.')
    .default('https://slack.com/oauth/v2/authorize')
    .describe('Where browsers are sent to allow the Slack app.'),
  PAYMENTS: z
    .enum(['stripe', 'sandbox', 'off'])
    .optional()
    .describe(
      'Who takes payments. stripe: real money, with STRIPE_SECRET_KEY. sandbox: test cards and no real money, so everyone can choose any plan. off: plans are not sold, and people are asked to contact you. Default: stripe where its key is set, otherwise sandbox where BASE_URL is this machine, otherwise off.',
    ),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe('Secret or restricted key of your Stripe account (sk_… or rk_…), with which plans are sold.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe(
      'Signing secret (whsec_…) of a webhook at Stripe with the URL BASE_URL/api/stripe/webhook. Without it, changes at Stripe are noticed within a day.',
    ),
  STRIPE_PRICE_PREFIX: z
    .string()
    .default('parley_')
    .describe(
      'Beginning of the lookup keys of your prices at Stripe, such as parley_pro_monthly. `npm run stripe-prices` makes them.',
    ),
  STRIPE_AUTOMATIC_TAX: flag
    .default(false)
    .describe('Whether Stripe Tax calculates the tax of each invoice; it must be set up at Stripe.'),
  STRIPE_API_BASE: url
    .refine(isHttpsOrOwn, 'STRIPE_API_BASE must begin with https://, unless it is on this machine.')
    .default('https://api.stripe.com')
    .describe("Another server with Stripe's API, without /v1."),
  SELLER_NAME: z
    .string()
    .optional()
    .describe('Who sells the plans, as invoices name them. Default: the brand.'),
  SELLER_ADDRESS: z
    .string()
    .optional()
    .describe('Address of the seller on invoices; \\n in it begins a new line.'),
  SELLER_TAX_ID: z.string().optional().describe('Tax number of the seller on invoices.'),
  SELLER_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Write the two letters of a country, such as DE.')
    .optional()
    .describe('Country of the seller, in two letters such as DE. E-invoices need it.'),
  E_INVOICES: flag
    .default(false)
    .describe(
      'Whether invoices are also e-invoices by EN 16931: as XML, and in their PDF as Factur-X. Needs SELLER_COUNTRY and SELLER_TAX_ID, and the country of the buyer, which they choose under Billing.',
    ),
  TAX_NAME: z.string().default('VAT').describe('Name of the tax on invoices.'),
  TAX_PERCENT: z.coerce
    .number()
    .min(0)
    .max(50)
    .default(0)
    .describe('Tax in percent that is added to prices.'),
  INVOICE_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9-]{0,12}$/, 'Use up to 12 letters, digits and hyphens.')
    .default('INV-')
    .describe('Beginning of the numbers of invoices; those of credit notes begin with CN- before it.'),
  COMMISSION_PERCENT: z.coerce
    .number()
    .min(0)
    .max(100)
    .default(20)
    .describe(
      'What partners earn of the payments, without tax, of the companies that they brought, in percent. The operator can agree on another rate with a partner. 0: no commission.',
    ),
  COMMISSION_MONTHS: z.coerce
    .number()
    .int()
    .min(0)
    .max(120)
    .default(12)
    .describe('For how many months from the first payment of a company its partner earns commission.'),
  SEARCH_BY_MEANING: flag
    .default(true)
    .describe('false: find passages by their words alone, without a model that compares what texts mean.'),
  EMBEDDING_BASE_URL: url
    .optional()
    .describe(
      'Any server with OpenAI-compatible embeddings, for example http://localhost:11434/v1. Default: the model that is part of Parley.',
    ),
  EMBEDDING_API_KEY: z.string().optional().describe('API key of that server, if it needs one.'),
  EMBEDDING_MODEL: z
    .string()
    .default('text-embedding-3-small')
    .describe("That server's model. After a change all sources are read for their meaning again."),
  SEARCH_INDEX_MB: z.coerce
    .number()
    .int()
    .min(16)
    .default(256)
    .describe(
      'Memory of a process for the search indexes of agents, in MB. Those asked longest ago make room for others, and are read again when they are asked.',
    ),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'METRICS_TOKEN must have at least 16 characters, and no spaces.')
    .optional()
    .describe(
      'Gives /metrics in the format of Prometheus to programs that send Authorization: Bearer with this value. Default: no such page.',
    ),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe(
      'Gives the same metrics on this port of 127.0.0.1 without a token, from processes with ROLE=worker too. Default: none.',
    ),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Address of a project (DSN) at Sentry, or at another service with its protocol, to which errors are reported that the log has. Default: none are.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Base address of an OpenTelemetry collector, such as http://127.0.0.1:4318. Traces are posted to /v1/traces there, by OTLP as JSON. Default: nothing is traced.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(
      /^\s*[^\s,=]+=[^,]*(,\s*[^\s,=]+=[^,]*)*$/,
      'Write it as name=value, with commas between several, such as api-key=abc.',
    )
    // As `decodeURIComponent` wants it.
    .regex(/^(?:[^%]|%[0-7][0-9a-f])*$/i, 'Write a percent sign in a value as %25.')
    .optional()
    .describe('Headers that the collector wants, such as api-key=abc. Default: none.'),
  OTEL_SERVICE_NAME: z.string().min(1).default('parley').describe('What traces call this process.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Which share of the traces is sent, from 0 to 1.'),
  EMBEDDED_ENGINE_ONLY: flag
    .default(false)
    .describe('true: never call a model provider, whatever keys are set.'),
} as const;

export type Config = { [Name in keyof typeof settings]: z.infer<(typeof settings)[Name]> };
