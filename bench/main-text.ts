import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { blockTexts } from '#core/reading/block-texts.ts';
import { htmlToBlocks } from '#core/reading/html/html-to-blocks.ts';
import { parsePage } from '#server/adapters/document-reader/formats/html/parse-page.ts';
import { readHtml } from '#server/adapters/document-reader/formats/read-html.ts';
import { findSet } from './reading/find-set.ts';
import { isOpen } from './reading/is-open.ts';
import { scoreShares, shareShingles } from './reading/score-shingles.ts';

// node bench/main-text.ts           the open half of each set
// node bench/main-text.ts --all     all pages
//
// How well the main text of web pages is separated from what is around it, on three public sets (see `findSet`):
// scrapinghub/article-extraction-benchmark has the article of 181 pages, adbar/trafilatura a few sentences of each page that
// must and must not be there, mozilla/readability the pages that it is tested with. Rules are chosen on the open half only.

/** The heading of a page, which the sets count as its title, and the main text without it and without what is marked as beside it. */
function partsOf(bytes: Buffer, url: string): { title: string; body: string } {
  const { blocks } = readHtml({ bytes, url, contentType: 'text/html' }).document;
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.level === 1);
  const main = blocks.filter(({ isBeside }, place) => isBeside !== true && place !== at);
  const title = at === -1 ? [] : blocks.slice(at, at + 1).flatMap(blockTexts);
  return { title: title.join('\n'), body: main.flatMap(blockTexts).join('\n') };
}

const bodyOf = (bytes: Buffer, url: string): string => partsOf(bytes, url).body;

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

/** Text kept is recall, and precision how much of ours is text of the page as Readability gives it; both in runs of four words. */
function measureArticlePages(folder: string): void {
  const pages = join(folder, 'test', 'test-pages');
  let [kept, precise, all] = [0, 0, 0];
  for (const name of readdirSync(pages).filter(isOpen)) {
    const source = join(pages, name, 'source.html');
    if (!existsSync(source)) continue;
    const expected = readFileSync(join(pages, name, 'expected.html'), 'utf8');
    // All of it is main text, so nothing is told apart in it.
    const truth = htmlToBlocks(parsePage(expected).documentElement).flatMap(blockTexts).join('\n');
    const { title, body } = partsOf(readFileSync(source), 'http://fakehost/test/page.html');
    // Readability keeps a heading that is not the title that the page declares.
    const found = title !== '' && truth.includes(title) ? `${title}\n${body}` : body;
    const { both, ours, theirs } = shareShingles(truth, found);
    const [recall, precision] = [both / (both + theirs), both / (both + ours)];
    all += 1;
    if (recall >= 0.9) kept += 1;
    if (precision >= 0.7) precise += 1;
    if (process.argv.includes('--list') && (recall < 0.9 || precision < 0.7))
      console.log(`  ${name}: recall ${recall.toFixed(2)}, precision ${precision.toFixed(2)}`);
  }
  console.log(
    `Readability's pages: of ${all}, ${kept} keep nine tenths of the text, ${precise} are at most three tenths other things.`,
  );
}

for (const [repository, measure] of [
  ['article-extraction-benchmark', measureArticles],
  ['trafilatura', measureSentences],
  ['readability', measureArticlePages],
] as const) {
  const folder = findSet(repository);
  if (folder !== null) measure(folder);
}
