import { Hash } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { IntegrationPage } from './integration-page.tsx';

export const meta = () => [{ title: `Slack · ${brand.name}` }];

export default function SlackPage() {
  return (
    <IntegrationPage
      name="Slack"
      icon={Hash}
      state="Slack will show new leads and human requests in a channel, where you can reply; this version has no setting to connect it."
      meanwhile="Until then, email notifications tell you about each lead and human request, and a webhook tells your own programs."
    />
  );
}
