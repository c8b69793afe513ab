import { type Meter, type PlanId, plans } from '#contract/plans.ts';

const meters: readonly { meter: Meter; label: string }[] = [
  { meter: 'agents', label: 'AI agents' },
  { meter: 'messages', label: 'Messages per month' },
  { meter: 'leads', label: 'Leads per month' },
  { meter: 'links', label: 'Links (pages) per agent' },
  { meter: 'files', label: 'Files per agent' },
  { meter: 'characters', label: 'Characters per agent' },
];

const number = new Intl.NumberFormat('en-US');

/** The limits of all plans as a Markdown table. */
export function describePlans(): string {
  const columns = Object.keys(plans) as PlanId[];
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['Limit', ...columns.map((id) => plans[id].name)]),
    row(['---', ...columns.map(() => '--:')]),
    ...meters.map(({ meter, label }) =>
      row([
        label,
        ...columns.map((id) => {
          const limit = plans[id].limits[meter];
          return limit === null ? 'Unlimited' : number.format(limit);
        }),
      ]),
    ),
  ].join('\n');
}
