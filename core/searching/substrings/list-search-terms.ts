import { splitTerms } from './split-terms.ts';
import { substringLength } from './substring-length.ts';

/** Words of one search. */
const most = 20;

/**
 * What somebody looks for: each is to be found as the beginning of what `listSubstrings` gives. Long words are cut into
 * pieces. Empty where nothing that can be looked for was typed.
 */
export function listSearchTerms(query: string): string[] {
  const pieces = splitTerms(query).flatMap((term) => {
    const letters = Array.from(term);
    const count = Math.ceil(letters.length / substringLength);
    return Array.from({ length: count }, (_, piece) =>
      // A last piece of one letter would be found anywhere, so it is made longer by the letters before it.
      letters
        .slice(
          Math.max(0, Math.min(piece * substringLength, letters.length - (count > 1 ? substringLength : 0))),
        )
        .slice(0, substringLength)
        .join('')
        .replace(/^[@._+\-'’/:&#%=,~]+/, ''),
    );
  });
  return [...new Set(pieces)].filter((piece) => piece !== '').slice(0, most);
}
