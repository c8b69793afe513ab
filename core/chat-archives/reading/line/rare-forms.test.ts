import { expect, test } from 'vitest';
import { type Row, rowsOf } from '../fixtures/rows-of.ts';

/** Forms of exports that are met seldom: each was read wrongly once. */

test.each<[form: string, text: string, messages: Row[]]>([
  [
    'a line of the app between tabs',
    '[LINE] Boとのトーク履歴\n保存日時：2024/03/26 10:00\n\n2024/03/25(月)\n15:06\t\tAnnがメッセージの送信を取り消しました',
    [['03-25T15:06:00', null, 'system', null, 'Annがメッセージの送信を取り消しました']],
  ],
  [
    'quotation marks inside a text of several lines',
    '[LINE] Chat history with Bo\nSaved on: x\n\n2024/03/25(Mon)\n15:04\tAnn\t"a\n""b""\nc"\n15:05\tBo\tok',
    [
      ['03-25T15:04:00', 'Ann', 'text', null, 'a\n"b"\nc'],
      ['03-25T15:05:00', 'Bo', 'text', null, 'ok'],
    ],
  ],
  [
    'a day inside a text of several lines',
    '[LINE] Chat history with Bo\nSaved on: x\n\n2024/03/25(Mon)\n15:04\tAnn\t"see\n2024/01/01(Mon)\nthat"\n15:05\tBo\tok',
    [
      ['03-25T15:04:00', 'Ann', 'text', null, 'see\n2024/01/01(Mon)\nthat'],
      ['03-25T15:05:00', 'Bo', 'text', null, 'ok'],
    ],
  ],
])('%s', (_form, text, messages) => {
  expect(rowsOf({ '[LINE] Bo.txt': text })).toEqual(messages);
});
