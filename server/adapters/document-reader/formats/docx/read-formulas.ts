const MATH = /<m:oMath(?:\s[^<>]*)?>(?:(?!<m:oMath[ >])[\s\S])*?<\/m:oMath>/g;
const RUN = /<m:r(?:\s[^<>]*)?>(?:(?!<m:r[ >])[\s\S])*?<\/m:r>/g;
const TEXT = /<m:t(?:\s[^<>]*)?>([^<]*)<\/m:t>/g;
const RAISED = '<w:vertAlign w:val="superscript"/>';
const LOWERED = '<w:vertAlign w:val="subscript"/>';

/**
 * Writes the formulas of Word as runs of text in one line, which the reader of Word documents leaves out otherwise: a
 * fraction with its stroke, exponents raised, roots with their sign.
 * @param xml a part of a .docx file (WordprocessingML)
 */
export function readFormulas(xml: string): string {
  return xml.includes('<m:oMath')
    ? xml.replace(MATH, writeFormula).replace(/<\/?m:oMathPara(?:Pr)?(?:\s[^<>]*)?>/g, '')
    : xml;
}

function writeFormula(formula: string): string {
  const marked = formula
    .replace(/<m:sup>((?:(?!<m:sup>)[\s\S])*?)<\/m:sup>/g, (_, inner: string) => runsOf(inner, RAISED))
    .replace(/<m:sub>((?:(?!<m:sub>)[\s\S])*?)<\/m:sub>/g, (_, inner: string) => runsOf(inner, LOWERED))
    .replace(/<\/m:num>\s*<m:den>/g, writeRun('/', ''))
    .replace(/<m:rad(?:\s[^<>]*)?>/g, writeRun('√', ''));
  return [
    ...marked.matchAll(
      /<w:r>(?:(?!<w:r>)[\s\S])*?<\/w:r>|<m:r(?:\s[^<>]*)?>(?:(?!<m:r[ >])[\s\S])*?<\/m:r>/g,
    ),
  ]
    .map(([run]) => (run.startsWith('<w:r>') ? run : writeRun(textOf(run), '')))
    .join('');
}

function runsOf(inner: string, properties: string): string {
  return writeRun((inner.match(RUN) ?? []).map(textOf).join(''), properties);
}

function textOf(run: string): string {
  return [...run.matchAll(TEXT)].map(([, text = '']) => text).join('');
}

/** @param text as it is written in XML */
function writeRun(text: string, properties: string): string {
  const format = properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`;
  return `<w:r>${format}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}
