/** Marks that can begin a quotation, with those that end it then. Languages use them the other way round, too. */
const endings: Record<string, string> = {
  '"': '"”“',
  '“': '”“"',
  '”': '”"',
  '„': '“”"',
  '«': '»',
  '»': '«»',
  '‹': '›',
  '›': '‹›',
  '「': '」',
  '『': '』',
  "'": "'’",
  '‘': "’'",
  '’': "’'",
  '‚': "‘’'",
};
/** These are apostrophes, too. */
const singles = "'‘’";
const isWord = (character: string | undefined): boolean => /[\p{L}\p{M}\p{N}]/u.test(character ?? '');

interface SplitQuotes {
  quotes: string[];
  /** What is said around the quotations, each as ` | `. */
  outside: string;
  /** The mark of a quotation that does not end; null for none. */
  open: string | null;
}

/** What of a text is in quotation marks, of whatever language, and what is not. */
export function splitQuotes(text: string): SplitQuotes {
  const characters = [...text];
  const quotes: string[] = [];
  let outside = '';
  let open: string | null = null;
  let quote = '';
  for (const [at, character] of characters.entries()) {
    const isSingle = singles.includes(character);
    const next = characters[at + 1];
    if (open !== null) {
      const isEnd = endings[open]?.includes(character) === true && !(isSingle && isWord(next));
      if (isEnd) quotes.push(quote);
      else quote += character;
      if (isEnd) open = null;
      continue;
    }
    const begins = character in endings && (!isSingle || (!isWord(characters[at - 1]) && isWord(next)));
    outside += begins ? ' | ' : character;
    if (begins) [open, quote] = [character, ''];
  }
  return { quotes, outside, open };
}
