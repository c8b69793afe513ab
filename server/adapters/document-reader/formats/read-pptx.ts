import { escapeHtml } from '#core/emails/escape-html.ts';
import { htmlToBlocks } from '#core/reading/html/html-to-blocks.ts';
import type { ReadDocument } from '#core/reading/read-document.ts';
import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';
import { parsePage } from './html/parsing/parse-page.ts';
import { parseXml } from './parse-xml.ts';
import { readZipTexts } from './read-zip-texts.ts';

const PARTS =
  /^ppt\/(?:presentation\.xml|_rels\/presentation\.xml\.rels|slides\/[^/]+\.xml|slides\/_rels\/[^/]+\.rels|notesSlides\/[^/]+\.xml)$/i;

/**
 * Reads a presentation (.pptx): slide by slide in the order in which they are shown, each under its title, with its notes.
 * Hidden slides are left out. Source of the names: ECMA-376, part 1, PresentationML and DrawingML.
 */
export function readPptx(bytes: Uint8Array): ReadDocument {
  const parts = readZipTexts(bytes, PARTS);
  const presentation = parts.get('ppt/presentation.xml');
  if (presentation === undefined) throw new UnreadableDocument('damaged');
  const targets = readTargets(parts.get('ppt/_rels/presentation.xml.rels') ?? '', 'ppt/');
  const paths = [...parseXml(presentation).getElementsByTagName('p:sldId')].map(
    (slide) => targets.get(slide.getAttribute('r:id') ?? '')?.path ?? '',
  );
  // A slide that is shown again says nothing new, and may be shown without end.
  const html = [...new Set(paths)].map((path) => writeSlide(path, parts)).join('');
  return {
    title: '',
    language: null,
    blocks: htmlToBlocks(parsePage(html).documentElement, { firstRowIsHeader: true }),
  };
}

interface Target {
  path: string;
  type: string;
}

function readTargets(relations: string, folder: string): Map<string, Target> {
  const found = [...parseXml(relations === '' ? '<x/>' : relations).getElementsByTagName('Relationship')];
  return new Map(
    found.map((relation) => {
      const target = relation.getAttribute('Target') ?? '';
      const path = target.startsWith('/')
        ? target.slice(1)
        : new URL(target, `file:///${folder}`).pathname.slice(1);
      return [relation.getAttribute('Id') ?? '', { path, type: relation.getAttribute('Type') ?? '' }];
    }),
  );
}

/** In English Metric Units: wider than any slide that a program makes. */
const LARGEST_SLIDE = 51_206_400;

function writeSlide(path: string, parts: Map<string, string>): string {
  const text = parts.get(path);
  if (text === undefined) return '';
  const slide = parseXml(text);
  if (/^(?:0|false)$/.test(slide.documentElement?.getAttribute('show') ?? '')) return '';
  const relations = parts.get(path.replace(/([^/]+)$/, '_rels/$1.rels')) ?? '';
  const notes = [...readTargets(relations, 'ppt/slides/').values()].find(({ type }) =>
    type.endsWith('/notesSlide'),
  );
  const notesText = parts.get(notes?.path ?? '');
  return writeShapes(slide, false) + (notesText === undefined ? '' : writeShapes(parseXml(notesText), true));
}

/** Of the notes only their text: the picture of the slide, its number and date are placeholders of their own. */
function writeShapes(part: Document, isNotes: boolean): string {
  return [...part.querySelectorAll('*')]
    .map((element) => {
      if (element.nodeName === 'a:tbl') return writeTable(element);
      if (element.nodeName !== 'p:sp') return '';
      const kind = element.getElementsByTagName('p:ph')[0]?.getAttribute('type') ?? null;
      const isHidden = /^(?:1|true)$/.test(
        element.getElementsByTagName('p:cNvPr')[0]?.getAttribute('hidden') ?? '',
      );
      if (
        isHidden ||
        isOutside(element) ||
        /^(?:sldNum|dt|ftr|hdr|sldImg)$/.test(kind ?? '') ||
        (isNotes && kind !== 'body')
      )
        return '';
      const paragraphs = [...element.getElementsByTagName('a:p')]
        .map(writeRuns)
        .filter((text) => text.trim() !== '');
      if (kind === 'title' || kind === 'ctrTitle') return `<h2>${paragraphs.join(' ')}</h2>`;
      return paragraphs.map((text) => `<p>${text}</p>`).join('');
    })
    .join('');
}

/** Beside the slide, above it or further away, where its writer keeps what is not shown. */
function isOutside(shape: Element): boolean {
  const [place, size] = ['a:off', 'a:ext'].map((name) => shape.getElementsByTagName(name)[0]);
  if (place === undefined || size === undefined) return false;
  const [x, y, width, height] = [
    place.getAttribute('x'),
    place.getAttribute('y'),
    size.getAttribute('cx'),
    size.getAttribute('cy'),
  ].map(Number) as [number, number, number, number];
  return x + width < 0 || y + height < 0 || x > LARGEST_SLIDE || y > LARGEST_SLIDE;
}

function writeTable(table: Element): string {
  const rows = [...table.getElementsByTagName('a:tr')].map((row) => {
    const cells = [...row.getElementsByTagName('a:tc')].filter(
      (cell) => !/^(?:1|true)$/.test(cell.getAttribute('hMerge') ?? cell.getAttribute('vMerge') ?? ''),
    );
    const written = cells.map((cell) => {
      const text = [...cell.getElementsByTagName('a:p')].map(writeRuns).join('<br>');
      return `<td colspan="${Number(cell.getAttribute('gridSpan')) || 1}" rowspan="${Number(cell.getAttribute('rowSpan')) || 1}">${text}</td>`;
    });
    return `<tr>${written.join('')}</tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

function writeRuns(paragraph: Element): string {
  return [...paragraph.children]
    .map((run) => {
      if (run.nodeName === 'a:br') return '<br>';
      if (run.nodeName !== 'a:r' && run.nodeName !== 'a:fld') return '';
      const properties = run.getElementsByTagName('a:rPr')[0];
      const text = escapeHtml(run.getElementsByTagName('a:t')[0]?.textContent ?? '');
      if (
        /Strike$/.test(properties?.getAttribute('strike') ?? '') &&
        properties?.getAttribute('strike') !== 'noStrike'
      )
        return '';
      const baseline = Number(properties?.getAttribute('baseline') ?? 0);
      return baseline > 0 ? `<sup>${text}</sup>` : baseline < 0 ? `<sub>${text}</sub>` : text;
    })
    .join('');
}
