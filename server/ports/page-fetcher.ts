import type { FetchFailure } from '#core/crawling/problems/fetch-failure.ts';

/**
 * Fetches pages from addresses that users give. Every implementation guards against private addresses at each step,
 * bounds size and time, and paces its requests to each host.
 */
export interface PageFetcher {
  /** Never rejects because of the other side. Rejects with the signal's reason when the caller aborts. */
  fetchPage(request: PageRequest): Promise<FetchResult>;
  /** Closes all connections. */
  close(): Promise<void>;
}

export interface PageRequest {
  url: string;
  /** Validators of the stored copy: the answer may then be `not-modified`. */
  etag?: string | null;
  lastModified?: string | null;
  /**
   * What is wanted (`part`: a script or data of a page): sets the `Accept` header, the types taken and the size
   * allowed. `page` by default.
   */
  accept?: 'page' | 'sitemap' | 'robots' | 'image' | 'part';
  /** The `Crawl-delay` of the host's robots.txt in seconds, honoured up to 10. */
  crawlDelaySeconds?: number | null;
  /** Asked before each redirect is followed, with the new address: robots.txt and scope hold there too. */
  mayFollow?: (url: string) => boolean | Promise<boolean>;
  signal: AbortSignal;
}

export type FetchResult = FetchedPage | { kind: 'not-modified'; url: string } | FetchFailure;

export interface FetchedPage {
  kind: 'ok';
  /** The address that answered, after all redirects. */
  url: string;
  status: number;
  /** The `Content-Type` header as sent, or null. */
  contentType: string | null;
  /** The name that the `Content-Disposition` header gives the file, without folders, or null. */
  fileName: string | null;
  /** Decompressed. A robots.txt is cut at 500 KiB, anything else beyond its limit is `too-large`. */
  body: Uint8Array;
  etag: string | null;
  lastModified: string | null;
  /** Each `X-Robots-Tag` header. */
  robotsTags: string[];
  /** Each `Content-Security-Policy` header. */
  contentPolicies: string[];
}
