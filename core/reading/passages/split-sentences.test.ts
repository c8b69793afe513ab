import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitSentences } from './split-sentences.ts';

function sentencesOf(text: string, language: string): string[] {
  const offsets = splitSentences(text, language);
  return offsets.map((start, at) => text.slice(start, offsets[at + 1]).trim());
}

describe('splitSentences', () => {
  test.each([
    ['en', 'One. Two! Three?', ['One.', 'Two!', 'Three?']],
    [
      'en',
      'Dr. Smith met J. K. Rowling in the U.S. Army. Then he left.',
      ['Dr. Smith met J. K. Rowling in the U.S. Army.', 'Then he left.'],
    ],
    ['en', 'It costs 3.50 dollars. Really.', ['It costs 3.50 dollars.', 'Really.']],
    [
      'en',
      'See No. 5 below. The answer is no. That is all.',
      ['See No. 5 below.', 'The answer is no.', 'That is all.'],
    ],
    ['en', 'He said "Stop." Then he ran.', ['He said "Stop."', 'Then he ran.']],
    ['en', 'Visit parley.example.com today. Bye.', ['Visit parley.example.com today.', 'Bye.']],
    ['en', 'Wait... what? e.g. this, i.e. that.', ['Wait... what? e.g. this, i.e. that.']],
    ['de', 'Am 3. Mai ist zu. Am 4. Juni auf.', ['Am 3. Mai ist zu.', 'Am 4. Juni auf.']],
    ['de', 'Das gilt z. B. für Hr. Müller. Gut.', ['Das gilt z. B. für Hr. Müller.', 'Gut.']],
    ['es', '¿Abren hoy? ¡Claro! Sí.', ['¿Abren hoy?', '¡Claro!', 'Sí.']],
    ['zh', '退款需三天。运费十元！好吗？', ['退款需三天。', '运费十元！', '好吗？']],
    ['hi', 'यह एक है। यह दो है।', ['यह एक है।', 'यह दो है।']],
    ['en', 'Line one\nline two', ['Line one', 'line two']],
    ['en', '', ['']],
  ])('%s: %s', (language, text, sentences) => {
    expect(sentencesOf(text, language)).toEqual(sentences);
  });

  test('the pieces joined are the text, and none but the only one is blank', () => {
    const unit = fc.constantFrom('a', 'B', '. ', '! ', '?', '。', '\n', ' ', '"', '3', 'Dr', '…', '🙂', 'é');
    fc.assert(
      fc.property(fc.array(unit), fc.constantFrom('en', 'de', 'zh'), (units, language) => {
        const text = units.join('');
        const offsets = splitSentences(text, language);
        expect(offsets[0]).toBe(0);
        const pieces = offsets.map((start, at) => text.slice(start, offsets[at + 1]));
        expect(pieces.join('')).toBe(text);
        if (pieces.length > 1) for (const piece of pieces) expect(piece.trim()).not.toBe('');
      }),
    );
  });
});
