import { startWebsite } from '../../tests/fakes/website/start-website.ts';

export interface Site {
  origin: string;
  host: string;
  /** The version of each page that the website shows now; null where it says that the page is gone for good (410). */
  shown: (number | null)[];
  /** A word that only this page has. */
  wordOf(page: number): string;
  /** What a passage says of its page: null where it is not of that page. */
  versionIn(text: string, page: number): number | null;
  /** Changes some pages, and takes some away or puts them back with a new text. */
  change(): void;
  close(): Promise<void>;
}

/** A website whose pages each say which version of themselves they are. Versions only rise, so an older one is known as such. */
export async function createSite(name: string, pages: number): Promise<Site> {
  const website = await startWebsite({});
  const shown: (number | null)[] = Array.from({ length: pages }, () => 1);
  const last = [...shown] as number[];
  const wordOf = (page: number) => `locker${name}${page}x`;
  const filler = Array.from(
    { length: 20 },
    (_, line) => `<p>Rule ${line} of the cloakroom is on the wall.</p>`,
  ).join('');
  const serve = () => {
    const links = shown.flatMap((version, page) =>
      version === null ? [] : [`<a href="/page-${page}">Page ${page}</a>`],
    );
    website.route(
      '/',
      `<!doctype html><title>Cloakroom ${name}</title><main><h1>Cloakroom</h1>${links.join(' ')}</main>`,
    );
    for (const [page, version] of shown.entries())
      website.route(
        `/page-${page}`,
        version === null
          ? { status: 410 }
          : `<!doctype html><title>Locker ${page}</title><main><h1>${wordOf(page)}</h1><p>The code of ${wordOf(page)} is code${version}end.</p>${filler}</main>`,
      );
  };
  website.route('/robots.txt', { status: 404 });
  website.route('/sitemap.xml', { status: 404 });
  serve();
  return {
    origin: website.origin,
    host: website.host,
    shown,
    wordOf,
    versionIn(text, page) {
      const found = new RegExp(`The code of ${wordOf(page)} is code(\\d+)end`).exec(text)?.[1];
      return found === undefined ? null : Number(found);
    },
    change() {
      for (let count = 1 + Math.floor(Math.random() * (pages / 3)); count > 0; count -= 1) {
        const page = Math.floor(Math.random() * pages);
        const isTaken = shown[page] !== null && Math.random() < 0.2;
        last[page] = (last[page] ?? 0) + 1;
        shown[page] = isTaken ? null : (last[page] ?? 0);
      }
      serve();
    },
    close: () => website.close(),
  };
}
