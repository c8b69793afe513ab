import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { RefusalReason } from '#core/crawling/problems/fetch-failure.ts';
import { isBusy } from '#core/crawling/problems/is-busy.ts';
import { MAX_ROBOTS_BYTES } from '#core/crawling/robots/read-robots.ts';
import { readRetryAfter } from '#server/adapters/read-retry-after.ts';
import type { FetchedPage, FetchResult, PageFetcher, PageRequest } from '#server/ports/page-fetcher.ts';
import {
  createGuardedClient,
  type GuardedClientOptions,
  type ResponseHead,
} from './create-guarded-client.ts';
import { createHostPace, type HostPaceOptions } from './create-host-pace.ts';
import { readFileName } from './read-file-name.ts';

export interface GuardedFetcherOptions extends GuardedClientOptions {
  /** `ParleyBot/1.0 (+{baseUrl}/docs/crawler)`: sites that refuse nameless robots want a contact address. */
  userAgent: string;
  pace?: HostPaceOptions;
  /** How long to wait, in all, for a page that answers 429 or 503, before handing the answer on. 60 by default. */
  maxRetryWaitSeconds?: number;
}

type Want = NonNullable<PageRequest['accept']>;

const MEGABYTE = 1_048_576;
const PAGE_LIMIT = 5 * MEGABYTE;
const DOCUMENT_LIMIT = 20 * MEGABYTE;
const SITEMAP_LIMIT = 50 * MEGABYTE;

const ACCEPT: Record<Want, string> = {
  page: 'text/html,application/xhtml+xml;q=0.9,text/markdown;q=0.8,text/plain;q=0.8,application/pdf;q=0.7,*/*;q=0.1',
  sitemap: 'application/xml,text/xml;q=0.9,text/plain;q=0.8,*/*;q=0.1',
  robots: 'text/plain,*/*;q=0.1',
  part: '*/*',
  image: 'image/png,image/jpeg,image/webp;q=0.9,image/*;q=0.5',
};

/** Types that hold no text to read. All others are taken, since servers often name a type wrongly. */
const NO_PAGE =
  /^(?:image|video|audio|font|model)\/|^text\/(?:css|javascript)|^application\/(?:javascript|x-javascript|json|ld\+json|manifest\+json|wasm|zip|gzip|x-tar|x-7z|x-rar|rss\+xml|atom\+xml)/i;

/** A file that says so itself is a document, whatever type the server gives it. */
const DOCUMENT_NAME = /\.(?:pdf|docx?|odt|rtf|xlsx|pptx|epub|csv|tsv|txt|md|html?|jsonl?)$/i;

const MAX_RETRIES = 2;
const DEFAULT_RETRY_SECONDS = 5;

/** Fetches pages through the guarded client, at the pace that each host is due. */
export function createGuardedFetcher(options: GuardedFetcherOptions): PageFetcher {
  const client = createGuardedClient(options);
  const pace = createHostPace(options.pace);
  const maxRetryWait = options.maxRetryWaitSeconds ?? 60;

  async function fetchPage(request: PageRequest): Promise<FetchResult> {
    const { host = '', pathname = '' } = URL.parse(request.url) ?? {};
    let waited = 0;
    for (let attempt = 0; ; attempt += 1) {
      const turn = await pace.enter(host, request.crawlDelaySeconds ?? null, request.signal);
      const result = await fetchOnce(request).finally(() => turn.leave());
      if (!isBusy(result)) {
        if (hasAnswered(result)) pace.noteAnswer(host, pathname, null);
        return result;
      }
      const wait = result.retryAfterSeconds ?? DEFAULT_RETRY_SECONDS * 2 ** attempt;
      pace.noteAnswer(host, pathname, wait);
      waited += wait;
      if (attempt >= MAX_RETRIES || waited > maxRetryWait) return result;
      await pace.rest(wait, request.signal);
    }
  }

  async function fetchOnce(request: PageRequest): Promise<FetchResult> {
    const want = request.accept ?? 'page';
    const result = await client.send({
      url: request.url,
      headers: requestHeaders(request, want, options.userAgent),
      limitBytes: (head, firstBytes) => limitFor(want, head, firstBytes),
      atLimit: want === 'robots' ? 'cut' : 'fail',
      checkHead: (head) => checkType(want, head),
      ...(request.mayFollow === undefined ? {} : { mayFollow: request.mayFollow }),
      signal: request.signal,
    });
    if (result.kind !== 'response') return result;
    const { status } = result;
    if (status === 304) return { kind: 'not-modified', url: result.url };
    if (status === 404 || status === 410) return { kind: 'gone', status };
    if (status < 200 || status >= 300) {
      return {
        kind: 'http-error',
        status,
        retryAfterSeconds: readRetryAfter(header(result, 'retry-after'), Date.now()),
      };
    }
    const page = toPage(result, result.body);
    return want === 'sitemap' ? unpackSitemap(page) : page;
  }

  return { fetchPage, close: () => client.close() };
}

const hasAnswered = ({ kind }: FetchResult): boolean =>
  kind !== 'unreachable' && kind !== 'timed-out' && kind !== 'refused';

function requestHeaders(request: PageRequest, want: Want, userAgent: string): Record<string, string> {
  const headers: Record<string, string> = {
    'user-agent': userAgent,
    accept: ACCEPT[want],
    'accept-encoding': 'gzip, br',
  };
  // The tag is exact where the date has whole seconds only, so it goes alone when there is one.
  if (request.etag) headers['if-none-match'] = request.etag;
  else if (request.lastModified) headers['if-modified-since'] = request.lastModified;
  return headers;
}

function checkType(want: Want, head: ResponseHead): RefusalReason | null {
  if (head.status < 200 || head.status >= 300) return null;
  const type = header(head, 'content-type') ?? '';
  const isNamedDocument = DOCUMENT_NAME.test(readFileName(header(head, 'content-disposition')) ?? '');
  if (want === 'page' && NO_PAGE.test(type) && !isNamedDocument) return 'content-type';
  if (want === 'part' && /^(?:image|video|audio|font)\//i.test(type)) return 'content-type';
  if (want === 'image' && type !== '' && !/^image\/|octet-stream/i.test(type)) return 'content-type';
  return null;
}

function limitFor(want: Want, head: ResponseHead, firstBytes: Uint8Array): number {
  if (head.status >= 300) return 64 * 1_024;
  if (want === 'robots') return MAX_ROBOTS_BYTES;
  if (want === 'sitemap') return SITEMAP_LIMIT;
  if (want === 'image') return PAGE_LIMIT;
  const type = header(head, 'content-type') ?? '';
  const isDocument =
    /pdf|msword|officedocument|opendocument|rtf|epub|csv/i.test(type) || hasDocumentMagic(firstBytes);
  return isDocument ? DOCUMENT_LIMIT : PAGE_LIMIT;
}

/** `%PDF`, a zip, or an old Office file, whatever its label says. */
function hasDocumentMagic(bytes: Uint8Array): boolean {
  return ['25504446', '504b0304', 'd0cf11e0'].includes(Buffer.from(bytes.subarray(0, 4)).toString('hex'));
}

function toPage(head: ResponseHead, body: Uint8Array): FetchedPage {
  return {
    kind: 'ok',
    url: head.url,
    status: head.status,
    contentType: header(head, 'content-type'),
    fileName: readFileName(header(head, 'content-disposition')),
    body,
    etag: header(head, 'etag'),
    lastModified: header(head, 'last-modified'),
    robotsTags: headers(head, 'x-robots-tag'),
    contentPolicies: headers(head, 'content-security-policy'),
  };
}

/** A `.xml.gz` is a gzip file, not a compressed transfer: known by its first two bytes, whatever its name. */
async function unpackSitemap(page: FetchedPage): Promise<FetchResult> {
  if (page.body[0] !== 0x1f || page.body[1] !== 0x8b) return page;
  try {
    return { ...page, body: await promisify(gunzip)(page.body, { maxOutputLength: SITEMAP_LIMIT }) };
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    return isTooLarge
      ? { kind: 'too-large', limitBytes: SITEMAP_LIMIT }
      : { kind: 'refused', reason: 'content-type' };
  }
}

function header(head: ResponseHead, name: string): string | null {
  return headers(head, name)[0] ?? null;
}

function headers(head: ResponseHead, name: string): string[] {
  const values = head.headers[name] ?? [];
  return Array.isArray(values) ? values : [values];
}
