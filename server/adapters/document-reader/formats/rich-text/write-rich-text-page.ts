import { escapeHtml } from '#core/emails/escape-html.ts';

interface Cell {
  html: string;
  /** Goes on the cell above. */
  isContinued: boolean;
}

interface RichTextPage {
  /** Adds to the paragraph that is open. */
  addText(text: string, place: 'plain' | 'raised' | 'lowered'): void;
  addLineBreak(): void;
  /** A note comes after the paragraph that it belongs to. */
  addNote(text: string): void;
  endParagraph(as: { level: number | null; isItem: boolean; isInTable: boolean }): void;
  /** Begins the definition of the cells of a row. */
  defineRow(isHeader: boolean): void;
  /** @param isContinued merged with the cell above */
  defineCell(isContinued: boolean): void;
  endCell(): void;
  endRow(): void;
  /** The whole page as HTML. */
  finish(): string;
}

/** Writes the HTML of a rich text file, part by part, as they come. */
export function writeRichTextPage(): RichTextPage {
  const html: string[] = [];
  let paragraph = '';
  let notes: string[] = [];
  let cell: string[] = [];
  let row: string[] = [];
  let above: string[] = [];
  let definitions: boolean[] = [];
  let isHeaderRow = false;
  let isTableOpen = false;

  const closeTable = () => {
    if (row.length > 0 || cell.length > 0 || paragraph.trim() !== '') endRow();
    if (isTableOpen) html.push('</table>');
    isTableOpen = false;
    above = [];
  };
  const endCell = () => {
    const content = [...cell, paragraph, ...notes].filter((text) => text.trim() !== '').join('<br>');
    const made: Cell = { html: content, isContinued: definitions[row.length] ?? false };
    row.push(made.isContinued && content === '' ? (above[row.length] ?? '') : content);
    [paragraph, cell, notes] = ['', [], []];
  };
  const endRow = () => {
    if (cell.length > 0 || paragraph.trim() !== '') endCell();
    if (row.length === 0) return;
    if (!isTableOpen) html.push('<table>');
    isTableOpen = true;
    const tag = isHeaderRow ? 'th' : 'td';
    html.push(`<tr>${row.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`);
    above = row;
    row = [];
  };

  return {
    addText(text, place) {
      const escaped = escapeHtml(text);
      const tag = place === 'raised' ? 'sup' : 'sub';
      paragraph += place === 'plain' ? escaped : `<${tag}>${escaped}</${tag}>`;
    },
    addLineBreak() {
      paragraph += '<br>';
    },
    addNote(text) {
      if (text.trim() !== '') notes.push(escapeHtml(text.trim()));
    },
    endParagraph({ level, isItem, isInTable }) {
      if (isInTable) {
        cell.push(paragraph, ...notes);
      } else {
        const written = paragraph;
        paragraph = '';
        if (isTableOpen || row.length > 0) closeTable();
        const tag = level !== null ? `h${level}` : isItem ? 'li' : 'p';
        if (written.trim() !== '') html.push(`<${tag}>${written}</${tag}>`);
        html.push(...notes.map((note) => `<p>${note}</p>`));
      }
      [paragraph, notes] = ['', []];
    },
    defineRow(isHeader) {
      definitions = [];
      isHeaderRow = isHeader;
    },
    defineCell: (isContinued) => definitions.push(isContinued),
    endCell,
    endRow,
    finish() {
      if (isTableOpen || row.length > 0) closeTable();
      return html.join('');
    },
  };
}
