/** Parsers take longer with each element that is still open. No page has so many. */
const MOST_OPEN = 2_000;
/** Names of classes that are no longer than those of any page. */
const LONGEST_NAMES = 4_000;
/** The name is read to its end: one without an end would be tried at every length. */
const TAG = /<(\/?)([a-z][\w:-]*)(?![\w:-])[^<>]*>/gi;
/** These are never open, or need no end. */
const WITHOUT_END = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr ' +
    'p li dt dd option optgroup tr td th tbody thead tfoot html head body'
  ).split(' '),
);
const LONG_NAMES = new RegExp(`(\\sclass\\s*=\\s*(["'])[^"'<>]{${LONGEST_NAMES}})[^"'<>]*\\2`, 'gi');

/** Leaves out of markup what parsers and patterns cannot take in time: elements in thousands of others, and names without end. */
export function limitMarkup(html: string): string {
  if (html.length < LONGEST_NAMES) return html;
  let open = 0;
  return html.replace(LONG_NAMES, '$1$2').replace(TAG, (tag: string, closing: string, name: string) => {
    if (WITHOUT_END.has(name.toLowerCase()) || tag.endsWith('/>')) return tag;
    if (closing === '') open += 1;
    const isKept = open <= MOST_OPEN;
    if (closing !== '' && open > 0) open -= 1;
    return isKept ? tag : ' ';
  });
}
