import { z } from 'zod';
import { flag, list, url } from './setting-types.ts';

/** How sources are read and searched. */
export const readingSettings = {
  CRAWL_ALLOW_HOSTS: list
    .default([])
    .describe(
      'Comma-separated list of host:port that may be read although their IP address is private, for example intranet.local:80.',
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
} as const;
