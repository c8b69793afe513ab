import { htmlToBlocks } from '#core/reading/html/html-to-blocks.ts';
import { pairQuestions } from '#core/reading/pair-questions.ts';
import type { Block, ReadDocument } from '#core/reading/read-document.ts';
import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';
import { applyTellingStyles } from './html/apply-telling-styles.ts';
import { parsePage } from './html/parsing/parse-page.ts';
import { parseXml } from './parse-xml.ts';
import { readZipTexts } from './read-zip-texts.ts';

const PARTS = /^META-INF\/(?:container|encryption)\.xml$|\.(?:opf|x?html?|css)$/i;
const SHEET = /<link\b[^<>]*\bhref\s*=\s*["']([^"']+\.css)["'][^<>]*>/gi;

/** Reads an e-book (.epub): its chapters in reading order, without its table of contents. Source: EPUB 3.3 (W3C). */
export function readEpub(bytes: Uint8Array): ReadDocument {
  const parts = readZipTexts(bytes, PARTS);
  // Fonts may be garbled so that they are of no other use, and the text still be plain.
  if (/\.x?html?["']/i.test(parts.get('META-INF/encryption.xml') ?? ''))
    throw new UnreadableDocument('protected');
  const rootfile = parseXml(parts.get('META-INF/container.xml') ?? '<x/>').getElementsByTagName(
    'rootfile',
  )[0];
  const packagePath = rootfile?.getAttribute('full-path') ?? '';
  const text = parts.get(packagePath);
  if (text === undefined) throw new UnreadableDocument('damaged');
  const book = parseXml(text);
  const items = new Map(
    [...book.querySelectorAll('*')]
      .filter(isNamed('item'))
      .map((item) => [item.getAttribute('id') ?? '', item]),
  );
  const chapters = [...book.querySelectorAll('*')]
    .filter(isNamed('itemref'))
    .flatMap((reference) => items.get(reference.getAttribute('idref') ?? '') ?? [])
    .filter((item) => !(item.getAttribute('properties') ?? '').split(/\s+/).includes('nav'))
    .map((item) => pathOf(item.getAttribute('href') ?? '', packagePath));
  // A chapter that is listed again says nothing new, and may be listed without end.
  const blocks = [...new Set(chapters)].flatMap((path) => {
    const chapter = parts.get(path);
    return chapter === undefined ? [] : readChapter(withSheets(chapter, path, parts));
  });
  const named = (name: string) =>
    [...book.querySelectorAll('*')].find(isNamed(name))?.textContent?.trim() ?? '';
  const language = /^[a-z]{2,3}/i.exec(named('dc:language'))?.[0].toLowerCase() ?? null;
  return { title: named('dc:title'), language, blocks: pairQuestions(blocks) };
}

function readChapter(chapter: string): Block[] {
  const page = parsePage(chapter);
  applyTellingStyles(page);
  return htmlToBlocks(page.documentElement);
}

/** With the style sheets of the book in its place: they raise and strike words. */
function withSheets(chapter: string, path: string, parts: Map<string, string>): string {
  return chapter.replace(SHEET, (link: string, href: string) => {
    const sheet = parts.get(pathOf(href, path));
    return sheet === undefined || sheet.length > LONGEST_SHEET ? link : `<style>${sheet}</style>`;
  });
}

const LONGEST_SHEET = 200_000;

/** Books write the names of the package with or without a prefix. */
function isNamed(name: string): (element: Element) => boolean {
  return ({ nodeName }) => nodeName === name || nodeName === `opf:${name}`;
}

function pathOf(href: string, packagePath: string): string {
  const { pathname } = new URL(href, new URL(packagePath, 'file:///'));
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    return pathname.slice(1);
  }
}
