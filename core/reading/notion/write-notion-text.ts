import { cleanText } from '#core/reading/text/clean-text.ts';
import type { NotionText } from './notion-node.ts';

/** The text of its pieces, mentions and formulas as they are shown; what is struck through is no longer said. */
export function writeNotionText(texts: readonly NotionText[] | undefined): string {
  const said = (texts ?? []).filter(({ annotations }) => annotations?.strikethrough !== true);
  return cleanText(said.map((text) => text.plain_text).join(''), true);
}
