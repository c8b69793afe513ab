import { Zap } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { IntegrationPage } from './integration-page.tsx';

export const meta = () => [{ title: `Zapier · ${brand.name}` }];

export default function ZapierPage() {
  return (
    <IntegrationPage
      name="Zapier"
      icon={Zap}
      state="Zapier will pass on new leads, messages and human requests to other apps; this version has no setting to connect it."
      meanwhile="Until then, a webhook sends the same events to Zapier’s own trigger for webhooks, and its steps for web requests can call the API with a key."
    />
  );
}
