import { createServer } from 'node:http';
import { listen } from '../listen.ts';

export interface HostPage {
  head?: string;
  body?: string;
  headers?: Record<string, string>;
}

export interface HostSite {
  origin: string;
  /** By path. */
  pages: Map<string, HostPage>;
  /** Scripts of its own, by path. */
  files: Map<string, string>;
  close(): Promise<void>;
}

const paragraphs = Array.from(
  { length: 14 },
  (_, index) =>
    `<h2>Section ${index + 1}</h2><p>Our tools are forged, ground and finished by hand before they are packed. Ask us anything about sizes, wood, shipping or care.</p>`,
).join('');

/** A website of someone else, under the name `localhost`, so that it is of another site than 127.0.0.1. */
export async function startHostSite(): Promise<HostSite> {
  const pages = new Map<string, HostPage>();
  const files = new Map<string, string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = files.get(pathname);
    if (file !== undefined) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(file);
      return;
    }
    const page = pages.get(pathname);
    if (!page) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers })
      .end(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Northwind Garden Tools</title><link rel="icon" href="data:,">${page.head ?? ''}</head><body>${page.body ?? `<main><h1>Northwind Garden Tools</h1>${paragraphs}</main>`}</body></html>`,
      );
  });
  const { port, close } = await listen(server);
  return {
    origin: `http://localhost:${port}`,
    pages,
    files,
    close,
  };
}
