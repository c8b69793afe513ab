import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { blockTexts } from '#core/reading/block-texts.ts';
import { readHtml } from '#server/adapters/document-reader/formats/read-html.ts';
import { scoreShares, shareShingles } from './reading/score-shingles.ts';

// node bench/main-text.ts           the open half: pages whose name begins with an even hexadecimal digit
// node bench/main-text.ts --all     all pages
//
// PARLEY_READING_SETS names a folder with a copy of github.com/scrapinghub/article-extraction-benchmark in it:
// 181 web pages with the text of their article. Rules are chosen on the open half only.

const setsFolder = process.env.PARLEY_READING_SETS ?? '';
const folder = join(setsFolder, 'article-extraction-benchmark');
const truthPath = join(folder, 'ground-truth.json');

if (setsFolder === '' || !existsSync(truthPath)) {
  console.log('Main text was not measured: set PARLEY_READING_SETS to the folder of the sets.');
} else {
  const truth: Record<string, { articleBody?: string; url: string }> = JSON.parse(
    readFileSync(truthPath, 'utf8'),
  );
  const isWanted = (name: string) =>
    process.argv.includes('--all') || Number.parseInt(name.charAt(0), 16) % 2 === 0;
  const pages = Object.entries(truth).filter(([name]) => isWanted(name));
  const beganMs = performance.now();
  const shares = pages.map(([name, { articleBody = '', url }]) => {
    const bytes = gunzipSync(readFileSync(join(folder, 'html', `${name}.html.gz`)));
    const { document } = readHtml({ bytes, url, contentType: 'text/html' });
    return shareShingles(articleBody, document.blocks.flatMap(blockTexts).join('\n'));
  });
  const { f1, precision, recall } = scoreShares(shares);
  const eachMs = (performance.now() - beganMs) / Math.max(1, pages.length);
  console.log(
    `Main text of ${pages.length} pages: F1 ${f1.toFixed(3)}, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}; ${eachMs.toFixed(0)} ms a page.`,
  );
}
