/** What a crawl leaves to the next one. */
export interface LastCrawl {
  links: PageLinks;
  /** What the source was set to, to tell what is missing from what its owner left out since; empty when not known. */
  settings: string;
}

/** Where each page links to, as numbers of a common list: menus repeat on every page. */
export interface PageLinks {
  urls: string[];
  of: Record<string, number[]>;
  count: number;
}
