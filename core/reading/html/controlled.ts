import type { HtmlNode } from './html-node.ts';

/** What of a page a click shows. */
export interface Controlled {
  /** Parts that are hidden now but meant to be read, by their id or themselves. */
  parts: Set<string | HtmlNode>;
  /** Buttons whose words are the heading of such a part. */
  buttons: Set<HtmlNode>;
  /** Words of the tab that shows a part, by its id. */
  tabs: Map<string, string>;
}

/** Nothing is shown by a click. */
export const nothingControlled: Controlled = { parts: new Set(), buttons: new Set(), tabs: new Map() };
