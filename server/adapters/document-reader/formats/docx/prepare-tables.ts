const SHIFTED =
  /<w:trPr>(?:(?!<\/?w:trPr>)[\s\S])*?<w:gridBefore\s+w:val="(\d{1,2})"\s*\/>(?:(?!<\/?w:trPr>)[\s\S])*?<\/w:trPr>/g;
const HIDDEN_ROW =
  /<w:tr(?:\s[^<>]*)?>\s*<w:trPr>(?:(?!<\/?w:trPr>)[\s\S])*?<w:hidden\s*\/>(?:(?!<\/?w:trPr>)[\s\S])*?<\/w:trPr>(?:(?!<w:tr[ >])[\s\S])*?<\/w:tr>/g;
const EMPTY_CELL = '<w:tc><w:p/></w:tc>';

/**
 * Leaves out rows that Word hides, and fills rows that begin further right with empty cells, so that each of their cells is
 * in its column.
 * @param xml a part of a .docx file (WordprocessingML)
 */
export function prepareTables(xml: string): string {
  return xml
    .replace(HIDDEN_ROW, '')
    .replace(SHIFTED, (properties, cells: string) => properties + EMPTY_CELL.repeat(Number(cells)));
}
