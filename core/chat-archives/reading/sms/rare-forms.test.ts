import { expect, test } from 'vitest';
import { type Row, rowsOf } from '../fixtures/rows-of.ts';

/** Forms of exports that are met seldom: each was read wrongly once. */

test('the list of calls that the same app writes', () => {
  const call = (attributes: string) => `<call ${attributes} presentation="1" readable_date="x" />`;
  const text = `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
<!--File Created By SMS Backup & Restore on 25/03/2024 15:04:05-->
<calls count="3" backup_set="x">
${call('number="+44 7700 900123" duration="61" date="1711379045000" type="2" contact_name="Bo"')}
${call('number="+447700900123" duration="0" date="1711379046000" type="3" contact_name="Bo"')}
${call('number="-2" duration="5" date="1711379047000" type="1" contact_name="(Unknown)"')}
</calls>`;
  const calls: Row[] = [
    ['03-25T15:04:05', 'Me', 'call', null, ''],
    ['03-25T15:04:06', 'Bo', 'call', null, 'Missed call'],
    ['03-25T15:04:07', 'Unknown', 'call', null, ''],
  ];
  expect(rowsOf({ 'calls-20240325.xml': text })).toEqual(calls);
});
