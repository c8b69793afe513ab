/** So many words at each end of a long passage find it. */
const wordsAtEnd = 5;

/** Up to here a passage is named whole. */
const shortWords = 12;

/**
 * The address of a page at a passage of it, which browsers scroll to and mark: a text fragment
 * (https://wicg.github.io/scroll-to-text-fragment/). Of a file the address alone, since viewers of files know none.
 */
export function passageUrl(url: string, quote: string): string {
  if (/\.(?:pdf|docx?|csv|txt)(?:[?#]|$)/i.test(url)) return url;
  const words = quote.trim().split(/\s+/);
  const parts = words.length <= shortWords ? [words] : [words.slice(0, wordsAtEnd), words.slice(-wordsAtEnd)];
  const text = parts.map((part) => encodeText(part.join(' '))).join(',');
  return `${url}${url.includes('#') ? '' : '#'}:~:text=${text}`;
}

/** A dash and a comma mean something in a text fragment. */
const encodeText = (text: string): string => encodeURIComponent(text).replaceAll('-', '%2D');
