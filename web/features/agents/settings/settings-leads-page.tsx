import { useAgent } from '#web/features/agents/use-agent.ts';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { SaveBar } from './save-bar.tsx';
import { useAgentForm } from './use-agent-form.ts';

export default function SettingsLeadsPage() {
  const { toggle, ...agentForm } = useAgentForm(useAgent());
  return (
    <form {...agentForm.form.props} className="space-y-6">
      <Card
        title="What the chat asks for"
        description="When a visitor asks for a person or gets no answer. Turn all off to hide the form."
      >
        <div className="space-y-5">
          <Switch label="Email" {...toggle('isEmailEnabled')} />
          <Switch label="Name" {...toggle('isNameEnabled')} />
          <Switch label="Phone" {...toggle('isPhoneEnabled')} />
        </div>
      </Card>
      <SaveBar {...agentForm} label="Update" />
    </form>
  );
}
