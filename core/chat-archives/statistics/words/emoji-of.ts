const mayHave = /[\u00a9\u00ae\u203c-\u3299\ud83c-\ud83e]/;
const isEmoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\ufe0f?\u20e3/u;
let segmenter: Intl.Segmenter | undefined;

/** The emoji of a text as people see them: families, flags and skin tones are one each. */
export function emojiOf(text: string): string[] {
  if (!mayHave.test(text)) return [];
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment)
    .filter((segment) => isEmoji.test(segment) && !/^[\u00a9\u00ae\u2122]$/.test(segment));
}
