import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWidget } from './build-widget.ts';

/** Published: what a host's page loads before the launcher shows. */
const loaderMaximumBytes = 4_096;
/** Published: everything until the panel can be used, the loader included. */
const totalMaximumBytes = 28 * 1_024;

const folder = mkdtempSync(join(tmpdir(), 'parley-widget-'));
let loader = '';
let panel: { script: string; styles: string };
/** Loaded by chats with files, or in which somebody books, alone. */
let files = '';
let booking = '';
/** Of these two, for people who read English: the words of other languages come by themselves. */
const filesMaximumBytes = 4 * 1_024;
const bookingMaximumBytes = 6.5 * 1_024;

beforeAll(async () => {
  await buildWidget(folder);
  loader = readFileSync(join(folder, 'widget.js'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const entry = manifest['widget/panel/main.ts'];
  expect(entry.imports ?? []).toEqual([]);
  files = readFileSync(join(folder, manifest['widget/panel/files/create-files.ts'].file), 'utf8');
  booking = readFileSync(join(folder, manifest['widget/panel/booking/create-booking.ts'].file), 'utf8');
  panel = {
    script: readFileSync(join(folder, entry.file), 'utf8'),
    styles: entry.css.map((file: string) => readFileSync(join(folder, file), 'utf8')).join(''),
  };
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const compressed = (text: string) => gzipSync(text, { level: 9 }).length;

describe('the built widget', () => {
  it('keeps the loader within its budget', () => {
    expect(compressed(loader)).toBeLessThanOrEqual(loaderMaximumBytes);
  });

  it('keeps everything until the panel can be used within its budget', () => {
    const total = compressed(loader) + compressed(panel.script) + compressed(panel.styles);
    expect(total).toBeLessThanOrEqual(totalMaximumBytes);
  });

  it('keeps the parts for files and booking within theirs, without the words of other languages', () => {
    expect(compressed(files)).toBeLessThanOrEqual(filesMaximumBytes);
    expect(compressed(booking)).toBeLessThanOrEqual(bookingMaximumBytes);
  });

  it('is a classic script that leaves no global behind but its own', () => {
    expect(loader).toMatch(/^\(function\(\)\{[\s\S]*\}\)\(\);?\s*$/);
    expect(loader).not.toMatch(/\bimport\s*\(|\bimport\s+["'{]|\bexport\b/);
  });

  it('needs nothing that a strict policy or Trusted Types forbid', () => {
    for (const code of [loader, panel.script, files, booking]) {
      expect(code).not.toMatch(
        /innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|srcdoc|\beval\(|new Function|setAttribute\(.style./,
      );
    }
    expect(panel.styles).not.toMatch(/url\(|@import/);
  });

  it('carries no schema library and no cookie', () => {
    for (const code of [panel.script, booking]) expect(code).not.toMatch(/ZodError|_zod|document\.cookie/);
    expect(loader).not.toMatch(/document\.cookie|localStorage/);
  });
});
