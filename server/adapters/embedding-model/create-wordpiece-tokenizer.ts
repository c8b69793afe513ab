import { Tokenizer } from '@huggingface/tokenizers';

/** Names of the pieces that every text is put between. */
const FIRST = '[CLS]';
const LAST = '[SEP]';

/**
 * A tokenizer of BERT's kind, uncased: from a text to the numbers of its pieces, [CLS] first and [SEP] last.
 * @param vocabulary one piece a line, its number is its place
 * @param tokensAtMost longer texts are cut at their end
 */
export function createWordpieceTokenizer(
  vocabulary: string,
  tokensAtMost: number,
): (text: string) => number[] {
  const pieces = vocabulary.split('\n').filter((piece) => piece !== '');
  const numbers = Object.fromEntries(pieces.map((piece, number) => [piece, number]));
  const numberOf = (piece: string): number => {
    const number = numbers[piece];
    if (number === undefined) throw new Error(`The vocabulary has no ${piece}.`);
    return number;
  };
  const special = (piece: string) => ({ SpecialToken: { id: piece, type_id: 0 } });
  const sequence = { Sequence: { id: 'A', type_id: 0 } };
  const named = (piece: string) => ({ id: piece, ids: [numberOf(piece)], tokens: [piece] });
  const tokenizer = new Tokenizer(
    {
      version: '1.0',
      added_tokens: [],
      normalizer: {
        type: 'BertNormalizer',
        clean_text: true,
        handle_chinese_chars: true,
        strip_accents: null,
        lowercase: true,
      },
      pre_tokenizer: { type: 'BertPreTokenizer' },
      post_processor: {
        type: 'TemplateProcessing',
        single: [special(FIRST), sequence, special(LAST)],
        pair: [special(FIRST), sequence, special(LAST)],
        special_tokens: { [FIRST]: named(FIRST), [LAST]: named(LAST) },
      },
      decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
      model: {
        type: 'WordPiece',
        unk_token: '[UNK]',
        continuing_subword_prefix: '##',
        max_input_chars_per_word: 100,
        vocab: numbers,
      },
    },
    { tokenizer_class: 'BertTokenizer' },
  );
  return (text) => {
    const { ids } = tokenizer.encode(text);
    return ids.length <= tokensAtMost ? ids : [...ids.slice(0, tokensAtMost - 1), numberOf(LAST)];
  };
}
