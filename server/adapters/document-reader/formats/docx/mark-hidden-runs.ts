const PROPERTIES = /<w:rPr>((?:(?!<w:rPr>)[\s\S])*?)<\/w:rPr>/g;
/** Formatting as it was before a change that Word keeps track of. */
const CHANGE = /<w:rPrChange\b(?:(?!<w:rPrChange\b)[\s\S])*?<\/w:rPrChange>/g;
/** The reader of Word documents leaves out whatever is in these: fields with their result, and text with a direction. */
const WRAPPERS = /<\/?w:(?:fldSimple|customXml|dir|bdo)(?:\s[^<>]*)?>/g;
/** Text with its reading above it: the reader of Word documents leaves out both. */
const RUBY =
  /<w:r(?:\s[^<>]*)?>(?:(?!<\/?w:r[ >])[\s\S])*?<w:ruby>(?:(?!<\/?w:ruby>)[\s\S])*?<w:rubyBase>((?:(?!<\/?w:rubyBase>)[\s\S])*?)<\/w:rubyBase>\s*<\/w:ruby>\s*<\/w:r>/g;
const UNSAID = /<w:(?:vanish|specVanish|webHidden|dstrike|strike)(?:\s+w:val="([^"]*)")?\s*\/>/g;
const POSITION = /<w:position\s+w:val="(\d+)"\s*\/>/;
/** In half points: less is a matter of looks. */
const LEAST_RAISED = 4;

/**
 * Writes what Word hides or strikes twice as struck text, which the reader of Word documents gives on and we leave out,
 * and what is raised by a distance as raised text.
 * @param given a part of a .docx file (WordprocessingML)
 */
export function markHiddenRuns(given: string): string {
  const xml = given.replace(WRAPPERS, '').replace(RUBY, '$1');
  if (!/<w:(?:vanish|specVanish|webHidden|dstrike|position)\b/.test(xml)) return xml;
  return xml.replace(CHANGE, '').replace(PROPERTIES, (_, properties: string) => {
    const isUnsaid = [...properties.matchAll(UNSAID)].some(([, value]) => isOn(value));
    const isRaised =
      Number(POSITION.exec(properties)?.[1] ?? 0) >= LEAST_RAISED && !properties.includes('<w:vertAlign');
    const marks = `${isUnsaid ? '<w:strike/>' : ''}${isRaised ? '<w:vertAlign w:val="superscript"/>' : ''}`;
    return `<w:rPr>${properties.replace(UNSAID, '')}${marks}</w:rPr>`;
  });
}

function isOn(value: string | undefined): boolean {
  return value === undefined || !/^(?:0|false|off)$/i.test(value);
}
