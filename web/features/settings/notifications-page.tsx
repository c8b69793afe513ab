import { useSettings } from '#web/console/account/use-settings.ts';
import { Card } from '#web/ui/card.tsx';
import { SaveRow } from '#web/ui/forms/save-row.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useAccountForm } from './use-account-form.ts';

const kinds = [
  { name: 'leads', label: 'New leads', description: 'A visitor left their details in a chat.' },
  { name: 'handoffs', label: 'Requests for a person', description: 'A visitor wants to talk to your team.' },
  { name: 'mentions', label: 'Mentions', description: 'A colleague mentions you in a note.' },
  { name: 'usage', label: 'Usage', description: 'A limit of your plan reaches 80 or 100 percent.' },
  {
    name: 'weekly',
    label: 'Weekly advice',
    description:
      'On Monday morning in your time zone: up to three things worth doing, with the figures behind them. For owners and admins.',
  },
] as const;

export default function NotificationSettingsPage() {
  const { account } = useSettings();
  const form = useAccountForm((data) => {
    const [leads, handoffs, mentions, usage, weekly] = kinds.map(({ name }) => data.has(name));
    return { notifications: { leads, handoffs, mentions, usage, weekly } };
  });

  return (
    <Card isSplit title="Emails" description={`Email notifications for ${account.email}.`}>
      {!account.isEmailVerified && (
        <Notice tone="warning" className="mb-5">
          These emails start when you have confirmed your email address. The link is in the email that we sent
          you.
        </Notice>
      )}
      <form {...form.props} className="space-y-6">
        <div className="space-y-5">
          {kinds.map(({ name, label, description }) => (
            <Switch
              key={name}
              name={name}
              label={label}
              description={description}
              defaultChecked={account.notifications[name]}
            />
          ))}
        </div>
        <p className="text-sm text-ink-secondary">
          We always send emails about the security of your account, such as a changed password.
        </p>
        <SaveRow label="Save" form={form} isForChanges />
      </form>
    </Card>
  );
}
