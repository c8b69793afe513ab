import type { getUsage } from '#contract/billing/billing.endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Meter as MeterName } from '#contract/plans.ts';
import { meterNamed } from '#web/console/plans/billing.queries.ts';
import { LimitNotices } from '#web/console/plans/limit-notices.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { Card } from '#web/ui/card.tsx';
import { Meter } from '#web/ui/meter.tsx';

const groups: readonly { title: string; meters: readonly { name: MeterName; label: string }[] }[] = [
  {
    title: 'This month',
    meters: [
      { name: 'messages', label: 'Messages' },
      { name: 'leads', label: 'Leads' },
    ],
  },
  { title: 'Workspace', meters: [{ name: 'agents', label: 'AI agents' }] },
  {
    title: 'Training, agent with the highest usage',
    meters: [
      { name: 'links', label: 'Links' },
      { name: 'files', label: 'Files' },
      { name: 'characters', label: 'Characters' },
    ],
  },
];

/** Every meter against the plan, in whole numbers: this is where people come to see them exactly. */
export function UsageLimits({ usage }: { usage: AnswerOf<typeof getUsage> }) {
  return (
    <Card title="Usage and limits" description={`Messages and leads reset on ${formatDate(usage.resetsAt)}.`}>
      <div className="space-y-6">
        {groups.map(({ title, meters }) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-3 text-xs font-semibold text-ink-secondary">{title}</h3>
            <div className="space-y-4">
              {meters.map(({ name, label }) => {
                const meter = meterNamed(usage.meters, name);
                return (
                  meter && (
                    <Meter
                      key={name}
                      label={label}
                      used={meter.used}
                      limit={meter.limit}
                      format={formatNumber}
                    />
                  )
                );
              })}
            </div>
          </section>
        ))}
        <LimitNotices usage={usage} isQuiet />
      </div>
    </Card>
  );
}
