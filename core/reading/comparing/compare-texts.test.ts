import { describe, expect, test } from 'vitest';
import { type ComparedLine, compareTexts } from './compare-texts.ts';

/** One line a line: `=` same, `-` removed, `+` added, `~` changed with its parts in brackets, `…` left out. */
function written(lines: ComparedLine[]): string[] {
  const marks = { same: '= ', removed: '- ', added: '+ ', changed: '~ ', skipped: '…' };
  return lines.map(({ kind, parts }) => {
    const text = parts.map((part) => {
      if (kind !== 'changed' || part.kind === 'same') return part.text;
      return part.kind === 'removed' ? `[-${part.text}]` : `[+${part.text}]`;
    });
    return marks[kind] + text.join('');
  });
}

const cases: [name: string, before: string[], after: string[], lines: string[]][] = [
  ['a word', ['A wheel costs 30 euros.'], ['A wheel costs 40 euros.'], ['~ A wheel costs [-30][+40] euros.']],
  ['a currency', ['It costs $30 today.'], ['It costs €30 today.'], ['~ It costs [-$][+€]30 today.']],
  ['a new line', ['One.', 'Two.'], ['One.', 'And a half.', 'Two.'], ['= One.', '+ And a half.', '= Two.']],
  ['a line that went', ['One.', 'Two.', 'Three.'], ['One.', 'Three.'], ['= One.', '- Two.', '= Three.']],
  [
    'another text',
    ['Open on Mondays.'],
    ['We have moved away'],
    ['- Open on Mondays.', '+ We have moved away'],
  ],
  ['the same', ['One.', 'Two.'], ['One.', 'Two.'], ['…']],
  [
    'what is far from a change',
    ['a', 'b', 'c', 'd', 'e', 'old', 'f', 'g', 'h'],
    ['a', 'b', 'c', 'd', 'e', 'new', 'f', 'g', 'h'],
    ['…', '= d', '= e', '- old', '+ new', '= f', '= g', '…'],
  ],
];

describe('compareTexts', () => {
  test.each(cases)('%s', (_, before, after, lines) => {
    expect(written(compareTexts(before.join('\n'), after.join('\n')))).toEqual(lines);
  });

  test('two long texts with nothing in common are each shown whole', () => {
    const lines = (word: string) => Array.from({ length: 1_000 }, (_, at) => `${word} ${at}`).join('\n');
    const compared = compareTexts(lines('one'), lines('two'));
    expect(compared.filter(({ kind }) => kind === 'removed')).toHaveLength(1_000);
    expect(compared.filter(({ kind }) => kind === 'added')).toHaveLength(1_000);
  });
});
