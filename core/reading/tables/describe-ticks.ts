import type { Block } from '../read-document.ts';

/** Yes and no in the languages that we answer in. */
const WORDS: Record<string, readonly [yes: string, no: string]> = {
  en: ['yes', 'no'],
  de: ['ja', 'nein'],
  fr: ['oui', 'non'],
  es: ['sí', 'no'],
  it: ['sì', 'no'],
  pt: ['sim', 'não'],
  nl: ['ja', 'nee'],
  tr: ['evet', 'hayır'],
  pl: ['tak', 'nie'],
  sv: ['ja', 'nej'],
  da: ['ja', 'nej'],
  ru: ['да', 'нет'],
  zh: ['是', '否'],
  ja: ['はい', 'いいえ'],
};

const TICKS = '☑✅✔✓🗹🗸';
const CROSSES = '☐❎✗✘❌✖✕❏';
const MARK = /[☑✅✔✓🗹🗸☐❎✗✘❌✖✕❏☒]/u;
const BOX = /[☑🗹☐❏☒]/u;
const BARE_MARK = /^(?:[☑✅✔✓🗹🗸☐❎✗✘❌✖✕❏☒●○]\uFE0F?\s*)+$/u;
const LEAST_OF_SCALE = 3;
const TASK = /^\[( |x)\]\s+(?=\S)/i;

/**
 * Puts into words what is only shown: a cell with only a mark says yes or no, a box says so of its label, as
 * in `☑ Pool ☐ Sauna`. Ticks before a text are left: there they are how a list is drawn.
 * @param languageOf tells the primary tag of the language of the text, if needed; English where we lack the words
 */
export function describeTicks(blocks: Block[], languageOf: () => string): Block[] {
  const marks = blocks.flatMap((block) =>
    block.kind === 'table-row' ? block.cells : 'text' in block ? [block.text] : [block.answer],
  );
  const shown = marks.filter((text) => MARK.test(text) || BARE_MARK.test(text) || TASK.test(text));
  if (shown.length === 0) return blocks;
  // Word ticks a box with a cross; next to boxes with ticks the cross means no.
  const hasTicks = shown.some((text) => [...TICKS].some((tick) => text.includes(tick)));
  const [yes, no] = WORDS[languageOf()] ?? ['yes', 'no'];
  const say = (mark: string) => {
    if (mark === '☒') return hasTicks ? no : yes;
    return CROSSES.includes(mark) || mark === '○' ? no : yes;
  };
  return blocks.map((block): Block => {
    switch (block.kind) {
      case 'table-row':
        return { ...block, cells: block.cells.map((cell) => wordCell(cell, say)) };
      case 'list-item':
      case 'paragraph':
        return {
          ...block,
          text: block.text
            .split('\n')
            .map((line) => wordLine(line, say))
            .join('\n'),
        };
      case 'question':
        return { ...block, answer: wordCell(block.answer, say) };
      default:
        return block;
    }
  });
}

type Say = (mark: string) => string;

function wordCell(cell: string, say: Say): string {
  const text = cell.trim();
  if (!BARE_MARK.test(text)) return wordLine(cell, say);
  const marks = [...text.replace(/\s|\uFE0F/g, '')];
  // `●●●○○` is how much of it, not five times yes or no.
  if (marks.length >= LEAST_OF_SCALE && marks.every((mark) => mark === '●' || mark === '○'))
    return `${marks.filter((mark) => mark === '●').length}/${marks.length}`;
  return marks.map(say).join(', ');
}

/** The boxes of a line come before their labels, unless its last character is a box. */
function wordLine(line: string, say: Say): string {
  const task = TASK.exec(line);
  if (task !== null) return `${line.slice(task[0].length)}: ${say(task[1] === ' ' ? '☐' : '☑')}`;
  if (!BOX.test(line)) return line;
  const parts = line.split(/([☑🗹☐❏☒]\uFE0F?)/u).map((part) => part.trim());
  const isLast = parts.at(-1) === '';
  const [lead = ''] = parts;
  const stated: string[] = [];
  for (let at = 1; at < parts.length; at += 2) {
    const label = (isLast ? parts[at - 1] : parts[at + 1]) ?? '';
    const word = say((parts[at] ?? '').replace('\uFE0F', ''));
    stated.push(label === '' ? word : `${label.replace(/[\s:;,]+$/, '')}: ${word}`);
  }
  return (isLast || lead === '' ? '' : `${lead} `) + stated.join('; ');
}
