import { Card } from '#web/ui/card.tsx';
import { roleWords } from './roles.ts';

export function RolesCard() {
  return (
    <Card title="Roles" description="Who may do what in this workspace.">
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[9rem_1fr]">
        {roleWords.map(({ role, label, description }) => (
          <div key={role} className="contents">
            <dt className="font-semibold">{label}</dt>
            <dd className="-mt-2.5 text-ink-secondary sm:mt-0">{description}.</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
