import { makeDoc } from '#server/adapters/document-reader/fixtures/make-doc.ts';
import { docxParagraph, docxTable, makeDocx } from '#server/adapters/document-reader/fixtures/make-docx.ts';
import { makePdf } from '#server/adapters/document-reader/fixtures/make-pdf.ts';
import { createRandom } from '../../create-random.ts';
import { hostileData } from './hostile-data.ts';
import { hostileDocs } from './hostile-docs.ts';
import type { HostileFile } from './hostile-file.ts';
import { hostilePackages } from './hostile-packages.ts';
import { hostilePages } from './hostile-pages.ts';
import { hostilePdfs } from './hostile-pdfs.ts';
import { hostileTexts } from './hostile-texts.ts';
import { hostileZips } from './hostile-zips.ts';
import { mutate } from './mutate.ts';
import { soundPackages } from './sound-packages.ts';

/**
 * Hostile files of every kind that is read: those made for one weakness each, and changed copies of sound ones until
 * there are `count`. The same for the same seed.
 */
export function makeHostileFiles(count: number, seed: number): HostileFile[] {
  const random = createRandom(seed);
  const files = [
    ...hostileDocs(),
    ...hostileZips(),
    ...hostilePackages(),
    ...hostilePdfs(),
    ...hostilePages(),
    ...hostileTexts(),
    ...hostileData(),
  ];
  const sound = soundFiles();
  while (files.length < count) {
    const { fileName, bytes } = sound[random(sound.length)] ?? { fileName: 'x.txt', bytes: Buffer.from('x') };
    files.push({ what: `a changed ${fileName} (${files.length})`, fileName, bytes: mutate(bytes, random) });
  }
  return files.slice(0, count);
}

/** A small file of every kind, to be changed. */
export function soundFiles(): { fileName: string; bytes: Buffer }[] {
  const body =
    docxParagraph('Opening hours', 'Heading1') +
    docxTable([
      ['Day', 'Hour'],
      ['Monday', 'nine'],
    ]);
  return [
    { fileName: 'x.doc', bytes: makeDoc('Opening hours\rWe open at nine.\rDay\u0007Hour\u0007\r') },
    { fileName: 'x.docx', bytes: makeDocx(body) },
    { fileName: 'x.pdf', bytes: makePdf([[{ text: 'Opening hours', y: 700 }], 'scan'], { title: 'Hours' }) },
    {
      fileName: 'x.html',
      bytes: Buffer.from(
        '<!doctype html><html lang=en><head><title>Hours</title><meta charset=utf-8><link rel=canonical href=/a></head><body><main><h1>Hours</h1><table><tr><th>Day<td>Hour</table><p>We open at nine.</p><a href=/b>More</a></main>',
      ),
    },
    { fileName: 'x.csv', bytes: Buffer.from('Day;Hour\nMonday;"nine, or ten"\nTuesday;ten\n') },
    {
      fileName: 'x.md',
      bytes: Buffer.from(
        '---\ntitle: Hours\n---\n# Hours\n\n- Monday\n  - nine\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
      ),
    },
    { fileName: 'x.txt', bytes: Buffer.from('Opening hours\n\nWe open at nine.\n') },
    {
      fileName: 'x.rtf',
      bytes: Buffer.from(
        "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0\\fcharset204 A;}}{\\stylesheet{\\s1 heading 1;}}\\pard\\s1 Hours\\par\\pard Caf\\'e9 \\u8364?5 {\\super 1}\\par\\trowd\\cellx1\\clvmrg\\cellx2\\pard\\intbl Day\\cell Hour\\cell\\row\\pard{\\pict\\bin4 abcd}}",
      ),
    },
    {
      fileName: 'x.json',
      bytes: Buffer.from(
        '{"name":"Hours","days":[{"day":"Monday","opens":9.5},{"day":"Sunday","opens":null}],"closed":["Easter",{"a":[[1]]}]}',
      ),
    },
    { fileName: 'x.jsonl', bytes: Buffer.from('{"day":"Monday","hour":9}\n{"day":"Sunday","hour":10}\n') },
    ...soundPackages(),
  ];
}
