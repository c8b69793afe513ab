import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { blockTexts } from '#core/reading/block-texts.ts';
import { htmlToBlocks } from '#core/reading/html/html-to-blocks.ts';
import { parsePage } from '#server/adapters/document-reader/formats/html/parsing/parse-page.ts';
import { readHtml } from '#server/adapters/document-reader/formats/read-html.ts';
import { findSet } from './reading/find-set.ts';
import { isOpen } from './reading/is-open.ts';
import { scoreShares, shareShingles } from './reading/score-shingles.ts';
import { shareWords } from './reading/share-words.ts';

// node bench/main-text.ts           the open half of each set
// node bench/main-text.ts --all     all pages
//
// How well the main text of web pages is separated from what is around it, on three public sets (see `findSet`):
// scrapinghub/article-extraction-benchmark has the article of 181 pages, adbar/trafilatura a few sentences of each page that
// must and must not be there, mozilla/readability the pages that it is tested with. Rules are chosen on the open half only.

/** The main text without what is marked as beside it, and without the heading of the page, which two sets count as its title. */
function bodyOf(bytes: Buffer, url: string): string {
  const { blocks } = readHtml({ bytes, url, contentType: 'text/html' }).document;
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.level === 1);
  const main = blocks.filter(({ isBeside }, place) => isBeside !== true && place !== at);
  return main.flatMap(blockTexts).join('\n');
}

function measureArticles(folder: string): void {
  const truth: Record<string, { articleBody?: string; url: string }> = JSON.parse(
    readFileSync(join(folder, 'ground-truth.json'), 'utf8'),
  );
  const isWanted = (name: string) =>
    process.argv.includes('--all') || Number.parseInt(name.charAt(0), 16) % 2 === 0;
  const pages = Object.entries(truth).filter(([name]) => isWanted(name));
  const beganMs = performance.now();
  const shares = pages.map(([name, { articleBody = '', url }]) => {
    const bytes = gunzipSync(readFileSync(join(folder, 'html', `${name}.html.gz`)));
    return shareShingles(articleBody, bodyOf(bytes, url));
  });
  const { f1, precision, recall } = scoreShares(shares);
  const eachMs = (performance.now() - beganMs) / Math.max(1, pages.length);
  console.log(
    `Main text of ${pages.length} pages: F1 ${f1.toFixed(3)}, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}; ${eachMs.toFixed(0)} ms a page.`,
  );
}

/** Soft hyphens are not text: they are left out before texts are compared. */
const tidy = (text: string): string => text.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();

/** As `count_item` of its `tests/eval_common.py`: each sentence is there or not, whatever the white space. */
function measureSentences(folder: string): void {
  const cases: Record<string, { file: string; with: string[]; without: string[] }> = JSON.parse(
    readFileSync(join(folder, 'tests', 'evaldata.json'), 'utf8'),
  );
  let [kept, wrong, lost, pages] = [0, 0, 0, 0];
  for (const [url, each] of Object.entries(cases).filter(([, { file }]) => isOpen(file))) {
    const path = ['cache', 'eval'].map((part) => join(folder, 'tests', part, each.file)).find(existsSync);
    if (path === undefined) continue;
    const text = tidy(bodyOf(readFileSync(path), url));
    const found = each.with.filter((sentence) => text.includes(tidy(sentence))).length;
    const extra = each.without.filter((sentence) => text.includes(tidy(sentence))).length;
    kept += found;
    lost += each.with.length - found;
    wrong += extra;
    pages += 1;
    if (process.argv.includes('--list') && (extra > 0 || found < each.with.length))
      console.log(`  ${each.file}: ${each.with.length - found} lost, ${extra} of other things`);
  }
  const [precision, recall] = [kept / (kept + wrong), kept / (kept + lost)];
  const f = (2 * precision * recall) / (precision + recall);
  console.log(
    `Sentences of ${pages} pages: F ${f.toFixed(3)}, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}.`,
  );
}

/**
 * Text kept is recall, and precision how much of ours is text of the page as Readability gives it; both in words, of the main
 * text and of all that is read. By this measure the whole of each page, as it was read before main texts were looked for,
 * kept nine tenths on 129 pages and was precise on 112.
 */
function measureArticlePages(folder: string): void {
  const pages = join(folder, 'test', 'test-pages');
  const [main, all] = [
    { kept: 0, precise: 0 },
    { kept: 0, precise: 0 },
  ];
  let count = 0;
  for (const name of readdirSync(pages).filter(isOpen)) {
    const source = join(pages, name, 'source.html');
    if (!existsSync(source)) continue;
    const expected = readFileSync(join(pages, name, 'expected.html'), 'utf8');
    // All of it is main text, so nothing is told apart in it.
    const truth = htmlToBlocks(parsePage(expected).documentElement).flatMap(blockTexts).join('\n');
    // The set is stored as UTF-8 whatever its pages say of themselves.
    const { blocks } = readHtml({
      bytes: readFileSync(source),
      url: 'http://fakehost/test/page.html',
      contentType: 'text/html; charset=utf-8',
    }).document;
    const mainText = blocks.filter(({ isBeside }) => isBeside !== true).flatMap(blockTexts);
    const ofMain = shareWords(truth, mainText.join('\n'));
    count += 1;
    tally(main, ofMain);
    tally(all, shareWords(truth, blocks.flatMap(blockTexts).join('\n')));
    if (process.argv.includes('--list') && (ofMain.recall < LEAST_KEPT || ofMain.precision < LEAST_PRECISE))
      console.log(`  ${name}: recall ${ofMain.recall.toFixed(2)}, precision ${ofMain.precision.toFixed(2)}`);
  }
  console.log(
    `Readability's pages: of ${count}, ${main.kept} keep nine tenths of the words, ${main.precise} are at most three tenths other things; with what is beside the main text ${all.kept} and ${all.precise}.`,
  );
}

const LEAST_KEPT = 0.9;
const LEAST_PRECISE = 0.7;

function tally(
  counts: { kept: number; precise: number },
  { recall, precision }: ReturnType<typeof shareWords>,
): void {
  if (recall >= LEAST_KEPT) counts.kept += 1;
  if (precision >= LEAST_PRECISE) counts.precise += 1;
}

for (const [repository, measure] of [
  ['article-extraction-benchmark', measureArticles],
  ['trafilatura', measureSentences],
  ['readability', measureArticlePages],
] as const) {
  const folder = findSet(repository);
  if (folder !== null) measure(folder);
}
