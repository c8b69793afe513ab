/** A box with a ground of its own, where a paragraph begins, and formats of paragraphs and runs. */
const TOKENS =
  /<(\/?)w:(?:tbl|txbxContent)>|<w:p[ >]|<w:pPr>(?:(?!<w:pPr>)[\s\S])*?<\/w:pPr>|<w:rPr>((?:(?!<w:rPr>)[\s\S])*?)<\/w:rPr>/g;
const WHITE = /<w:color\b[^<>]*\bw:val="(?:FFFFFF|white)"/i;
const GROUND = /<w:shd\b[^<>]*\bw:fill="(?!auto|FFFFFF)[^"]+"|<w:highlight\b/i;
/** In half points: nobody reads two points. */
const TINY = /<w:sz\s+w:val="[1-4]"\s*\/>/;

/**
 * Writes text that nobody sees as hidden: in two points, or white on the white of the page. In tables and text boxes
 * white text mostly has a darker ground, and on a page with a ground of its own, too.
 * @param xml a part of a .docx file (WordprocessingML)
 */
export function markWhiteRuns(xml: string): string {
  if (!WHITE.test(xml) && !TINY.test(xml)) return xml;
  const hasGround = /<w:background\b/.test(xml);
  let depth = 0;
  let isOnGround = false;
  return xml.replace(TOKENS, (token, closing: string | undefined, run: string | undefined) => {
    if (closing !== undefined) depth += closing === '/' ? -1 : 1;
    else if (token.startsWith('<w:p ') || token === '<w:p>') isOnGround = false;
    else if (run === undefined) isOnGround = GROUND.test(token) || /<w:pStyle\b/.test(token);
    else {
      const isWhite = WHITE.test(run) && depth === 0 && !hasGround && !isOnGround && !GROUND.test(run);
      if (isWhite || TINY.test(run)) return `<w:rPr>${run}<w:vanish/></w:rPr>`;
    }
    return token;
  });
}
