import { DeleteAgent } from '#web/features/agents/delete-agent.tsx';
import { useAgent } from '#web/features/agents/use-agent.ts';
import { Card } from '#web/ui/card.tsx';

export default function SettingsDangerPage() {
  const agent = useAgent();
  return (
    <Card
      title="Delete AI Agent"
      description="Its sources, conversations and leads are deleted with it. This cannot be undone."
    >
      <DeleteAgent agent={agent} label="Delete AI Agent" />
    </Card>
  );
}
