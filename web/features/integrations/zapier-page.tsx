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
      meanwhile="Until then, the API reads the same leads and conversations, and Zapier’s own steps for web requests can call it with an API key."
    />
  );
}
