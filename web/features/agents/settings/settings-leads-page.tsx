import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { useAgent } from '#web/features/agents/use-agent.ts';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { SaveBar } from './save-bar.tsx';
import { useAgentForm } from './use-agent-form.ts';

export default function SettingsLeadsPage() {
  const agent = useAgent();
  const { toggle, ...agentForm } = useAgentForm(agent);
  return (
    <form {...agentForm.form.props} className="space-y-6">
      <Card isSplit title="What the chat asks for" description="In the leads form. Turn all off to hide it.">
        <div className="space-y-5">
          <Switch label="Email" {...toggle('isEmailEnabled')} />
          <Switch label="Name" {...toggle('isNameEnabled')} />
          <Switch label="Phone" {...toggle('isPhoneEnabled')} />
        </div>
        <p className="mt-5 text-sm text-ink-secondary">
          Set the text, the required fields and when to ask under{' '}
          <Link to={paths.visualLook(agent.id, 'leads-form')} className={linkLook}>
            Visual Look › Leads Form
          </Link>
          .
        </p>
      </Card>
      <SaveBar {...agentForm} label="Update" />
    </form>
  );
}
