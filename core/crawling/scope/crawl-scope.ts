/** Which pages belong to the website that an owner named. */
export interface CrawlScope {
  /** Where the crawl starts; its host, or its registrable domain, bounds the crawl. */
  startUrl: string;
  /** `host`: this host only, with or without `www.`. `domain`: every host under the same registrable domain. */
  reach: 'host' | 'domain';
  /** Only paths that begin so, whole segments only: `/shop` admits `/shop` and `/shop/a`, not `/shopping`. */
  pathPrefix: string | null;
}
