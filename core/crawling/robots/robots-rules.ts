/** What a robots.txt says to us. */
export interface RobotsRules {
  isAllowed(url: string): boolean;
  /** Not part of RFC 9309, but widely used; null when not given. Seconds, as written by the website. */
  crawlDelaySeconds: number | null;
  /** Absolute addresses of the sitemaps it names. */
  sitemaps: string[];
}

export const ALLOW_ALL: RobotsRules = { isAllowed: () => true, crawlDelaySeconds: null, sitemaps: [] };

export const DISALLOW_ALL: RobotsRules = { isAllowed: () => false, crawlDelaySeconds: null, sitemaps: [] };
