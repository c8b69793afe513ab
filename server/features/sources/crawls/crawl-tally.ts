/** What a crawl has met so far: pages asked for, those of them that had not changed, and the bytes that came. */
export interface CrawlTally {
  checked: number;
  unchanged: number;
  bytesFetched: number;
}
