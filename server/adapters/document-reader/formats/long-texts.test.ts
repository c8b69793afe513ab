import { expect, test } from 'vitest';
import { repairSitemap } from '#core/crawling/sitemaps/repair-sitemap.ts';
import { htmlToBlocks } from '#core/reading/html/html-to-blocks.ts';
import { joinLines } from '#core/reading/text/join-lines.ts';
import { resolveSuperscripts } from '#core/reading/text/resolve-superscripts.ts';
import { cpuMsOf } from '#tests/cpu-ms-of.ts';
import { markHiddenRuns } from './docx/mark-hidden-runs.ts';
import { readFormulas } from './docx/read-formulas.ts';
import { parsePage } from './html/parsing/parse-page.ts';
import { selectContent } from './html/select-content.ts';
import { repairMarkdownTables } from './markdown/repair-markdown-tables.ts';
import { writeGridTables } from './markdown/write-grid-tables.ts';
import { writeMarksPlainly } from './markdown/write-marks-plainly.ts';
import { writeTicksAndNotes } from './markdown/write-ticks-and-notes.ts';

const length = 200_000;
/** What looks at each part of a text once takes milliseconds, what looks again at all of it for each part many seconds. */
const longestMs = 4_000;
const many = (part: string) => part.repeat(Math.ceil(length / part.length));
const page = (body: string) => parsePage(`<!doctype html><html><body>${body}</body></html>`);
const readPage = (body: string) => selectContent(page(body), true);
const styled = (style: string) => page(`<style>${style}</style><p>Text.</p>`);

test.each<[what: string, read: () => unknown]>([
  ['digits in a style', () => htmlToBlocks(page(`<i style="vertical-align:${many('1')}">5</i>`))],
  ['slashes before a hyphen', () => joinLines(`${many('/')}a- x-`, 'word')],
  ['raised figures', () => resolveSuperscripts(many('⁰'))],
  ['prologs of a sitemap', () => repairSitemap(`<urlset>${many('<?xml')}`)],
  ['marks of fields in Word', () => markHiddenRuns(many('<w:dir '))],
  ['line breaks', () => page(many('<br>'))],
  ['elements that are never closed', () => readPage(many('<b>'))],
  ['names of classes', () => readPage(`<p class="${many('a ')}">x</p>`)],
  ['parts of a name', () => readPage(`<p class="${many('-price')}">x</p>`)],
  ['a style sheet without rules', () => selectContent(styled(`line-through${many('a')}`), true)],
  ['a style sheet of comments', () => selectContent(styled(`line-through${many('/*')}`), true)],
  ['a long selector', () => selectContent(styled(`${many('.a')}!{text-decoration:line-through}`), true)],
  [
    'former prices next to a text',
    () => selectContent(page(`<p>${many('text ')}</p>${many('<b class="compare-price">1</b>')}`), true),
  ],
  ['spaces before a divider', () => repairMarkdownTables(`a|b\n${many(' ')}x|-`)],
  ['dashes that divide nothing', () => repairMarkdownTables(`a|b\n|${many('-')}x`)],
  ['empty lines in a table', () => repairMarkdownTables(`|a|\n|-|\n${many('\n')}|b|`)],
  ['pieces of a line', () => htmlToBlocks(page(`<p>${many('{{&lt;')}</p>`))],
  ['formulas that are not closed', () => readFormulas(many('<m:oMath '))],
  ['runs of a formula that are not closed', () => readFormulas(`<m:oMath>${many('<m:r ')}</m:oMath>`)],
  ['spaces before a brace', () => writeMarksPlainly(`a${many(' ')}b`)],
  ['frames of tables', () => writeGridTables(many('+--+\n|a|\n'))],
  ['rules that hide', () => selectContent(styled(many('.a{display:none}')), true)],
  ['media that are not closed', () => selectContent(styled(`none ${many('@media x{')}`), true)],
  ['marks of code', () => writeTicksAndNotes(many('`'))],
])('reads %s, however many there are, in time', (_what, read) => {
  expect(cpuMsOf(read)).toBeLessThan(longestMs);
});
