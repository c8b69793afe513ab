import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import type { WidgetForm } from '#contract/widget/widget.schemas.ts';
import { presentForm } from './present-form.ts';

export type FormSettings = Pick<
  AgentSettings,
  'humanForm' | 'leadsForm' | 'isEmailEnabled' | 'isNameEnabled' | 'isPhoneEnabled'
>;

/** Both contact forms of an agent as the chat draws them; null for one that asks for nothing. */
export function presentForms(settings: FormSettings): {
  human: WidgetForm | null;
  leads: WidgetForm | null;
} {
  const { humanForm, leadsForm } = settings;
  return {
    human: presentForm(humanForm, humanForm.fields),
    leads: presentForm(leadsForm, {
      name: settings.isNameEnabled,
      email: settings.isEmailEnabled,
      phone: settings.isPhoneEnabled,
    }),
  };
}
