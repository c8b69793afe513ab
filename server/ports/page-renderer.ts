/** Runs the scripts of a page in a browser. There is one only where the operator has switched it on. */
export interface PageRenderer {
  /**
   * The HTML of a page after its scripts have run; null where the browser failed, took too long, or
   * was led away. Nothing that the page asks
   * for leaves this machine but by `fetchPart`. Rejects with the signal's reason when the caller aborts.
   */
  renderPage(page: RenderRequest): Promise<string | null>;
  /** Ends the browser. */
  close(): Promise<void>;
}

export interface RenderRequest {
  /** Where the page was found. */
  url: string;
  /** The page as the website sent it. */
  html: Uint8Array;
  contentType: string | null;
  /** Fetches a script or data that the page asks for; null where that may not be. */
  fetchPart(url: string): Promise<PagePart | null>;
  signal: AbortSignal;
}

export interface PagePart {
  body: Uint8Array;
  contentType: string | null;
}
