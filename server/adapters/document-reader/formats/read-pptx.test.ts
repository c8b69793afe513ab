import { expect, test } from 'vitest';
import { makeZip } from '#server/adapters/document-reader/fixtures/make-zip.ts';
import { readBytes } from '#server/adapters/document-reader/read-bytes.ts';

const spaces = 'xmlns:p="p" xmlns:a="a" xmlns:r="r"';
const relationships = (...targets: [id: string, type: string, target: string][]) =>
  `<Relationships>${targets.map(([id, type, target]) => `<Relationship Id="${id}" Type="http://x/relationships/${type}" Target="${target}"/>`).join('')}</Relationships>`;
const run = (text: string, properties = '') => `<a:r><a:rPr ${properties}/><a:t>${text}</a:t></a:r>`;
const shape = (kind: string, ...paragraphs: string[]) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="1" name="x"/><p:nvPr>${kind === '' ? '' : `<p:ph type="${kind}"/>`}</p:nvPr></p:nvSpPr><p:txBody>${paragraphs.map((each) => `<a:p>${each}</a:p>`).join('')}</p:txBody></p:sp>`;
const slide = (body: string, show = '') =>
  `<p:sld ${spaces} ${show}><p:cSld><p:spTree>${body}</p:spTree></p:cSld></p:sld>`;
const cell = (text: string) => `<a:tc><a:txBody><a:p>${run(text)}</a:p></a:txBody></a:tc>`;

test('a presentation is read in the order of its slides, with tables and notes, without hidden slides', async () => {
  const bytes = makeZip([
    {
      name: 'ppt/presentation.xml',
      data: `<p:presentation ${spaces}><p:sldIdLst><p:sldId id="1" r:id="r2"/><p:sldId id="2" r:id="r1"/><p:sldId id="3" r:id="r3"/></p:sldIdLst></p:presentation>`,
    },
    {
      name: 'ppt/_rels/presentation.xml.rels',
      data: relationships(
        ['r1', 'slide', 'slides/slide1.xml'],
        ['r2', 'slide', 'slides/slide2.xml'],
        ['r3', 'slide', '/ppt/slides/slide3.xml'],
      ),
    },
    {
      name: 'ppt/slides/slide1.xml',
      data: slide(
        `${shape('title', run('Prices'))}<p:graphicFrame><a:tbl><a:tr>${cell('Room')}${cell('Price')}${cell('Beds')}</a:tr><a:tr>${cell('Single')}${cell('80')}${cell('1')}</a:tr></a:tbl></p:graphicFrame>${shape('sldNum', run('7'))}`,
      ),
    },
    {
      name: 'ppt/slides/slide2.xml',
      data: slide(
        shape('ctrTitle', run('Hotel')) +
          shape(
            '',
            run('10') +
              run('6', 'baseline="30000"') +
              run(' old', 'strike="sngStrike"') +
              run(' &amp; new', 'strike="noStrike"'),
            run('Second'),
          ) +
          shape('', run('Outside')).replace(
            '<p:txBody>',
            '<p:spPr><a:xfrm><a:off x="-600" y="0"/><a:ext cx="500" cy="90"/></a:xfrm></p:spPr><p:txBody>',
          ),
      ),
    },
    { name: 'ppt/slides/slide3.xml', data: slide(shape('title', run('Hidden')), 'show="0"') },
    {
      name: 'ppt/slides/_rels/slide1.xml.rels',
      data: relationships(['n1', 'notesSlide', '../notesSlides/notesSlide1.xml']),
    },
    {
      name: 'ppt/notesSlides/notesSlide1.xml',
      data: `<p:notes ${spaces}>${shape('sldImg', run('picture'))}${shape('body', run('Say that dogs stay free.'))}</p:notes>`,
    },
  ]);
  const result = await readBytes({ bytes, fileName: 'x.pptx' });
  expect(result).toMatchObject({ kind: 'ok', format: 'pptx' });
  const blocks = result.kind === 'ok' ? result.document.blocks : [];
  expect(
    blocks.map((block) =>
      block.kind === 'table-row'
        ? `${block.columns.join('|')}: ${block.cells.join('|')}`
        : 'text' in block
          ? `${block.kind}: ${block.text}`
          : '',
    ),
  ).toEqual([
    'heading: Hotel',
    'paragraph: 10⁶ & new',
    'paragraph: Second',
    'heading: Prices',
    'Room|Price|Beds: Single|80|1',
    'paragraph: Say that dogs stay free.',
  ]);
});
