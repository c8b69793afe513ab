import { Card } from '#web/ui/card.tsx';
import { DeleteAgent } from './delete-agent.tsx';
import { useAgent } from './use-agent.ts';

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
