import { z } from 'zod';
import { list, url } from './setting-types.ts';

/** Where the product answers, and what its processes do. */
export const servingSettings = {
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on.'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address to listen on; 0.0.0.0 for all addresses of the machine.'),
  BASE_URL: url
    .optional()
    .describe('Public URL of Parley, for example https://chat.example.com. Default: http://localhost:PORT.'),
  WIDGET_ORIGIN: url
    .optional()
    .describe('A second URL of this installation that serves the chat frames. Default: BASE_URL.'),
  ALLOWED_HOSTS: list
    .default([])
    .describe(
      'Comma-separated list of further host names under which Parley may be opened, for example nas.local. IP addresses and the names in BASE_URL and WIDGET_ORIGIN are always allowed.',
    ),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('Number of proxies in front that append to X-Forwarded-For. 0 ignores that header.'),
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
  API_CALL_LIMIT: z.coerce
    .number()
    .int()
    .min(20)
    .default(300)
    .describe('API calls that one key or one signed-in user may make in ten seconds, chats not counted.'),
} as const;
