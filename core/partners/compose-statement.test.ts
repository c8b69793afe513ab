import { expect, it } from 'vitest';
import { composeStatement } from './compose-statement.ts';
import { statementPeriod } from './statement-period.ts';

it.each([
  ['2026', '2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['2026-12', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['2028-02', '2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
])('%s is from %s to %s', (period, from, to) => {
  const span = statementPeriod(period);
  expect([span.from.toISOString(), span.to.toISOString()]).toEqual([from, to]);
});

it('adds up what was earned and what was taken back', () => {
  const entry = { company: 'La•••', percent: 20, occurredAt: '2026-11-03T10:00:00.000Z' };
  const paper = composeStatement({
    period: '2026-11',
    madeAt: new Date('2026-12-01T00:00:00Z'),
    payer: ['Lantern Ltd', ''],
    payee: ['Studio North', 'Ana', 'ana@example.com'],
    entries: [
      { ...entry, kind: 'earned', netCents: 1_900, cents: 380 },
      { ...entry, kind: 'taken-back', netCents: -500, cents: -100 },
    ],
  });
  expect(paper.seller).toEqual(['Lantern Ltd']);
  expect(paper.facts[0]).toEqual({ label: 'Period', value: 'November 2026' });
  expect(paper.rows.map(({ description, amount }) => [description, amount])).toEqual([
    ['Commission: La•••, 20 percent of $19.00', '$3.80'],
    ['Taken back with a refund: La•••, 20 percent of -$5.00', '-$1.00'],
  ]);
  expect(paper.totals.map(({ value }) => value)).toEqual(['$3.80', '-$1.00', '$2.80']);
});
