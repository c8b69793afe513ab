import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import { type ContactField, contactFields } from '#contract/look/look.ts';
import type { WidgetForm } from '#contract/widget/widget.schemas.ts';

/**
 * A contact form as the chat draws it; null where it asks for nothing. Where the owner requires no field, the best
 * way to reach the visitor is required, as an empty form would be of no use.
 */
export function presentForm(
  form: AgentSettings['humanForm'] | AgentSettings['leadsForm'],
  fields: Record<ContactField, boolean>,
): WidgetForm | null {
  const asked = contactFields.filter((name) => fields[name]);
  if (asked.length === 0) return null;
  const { title, text, consentText, labels, required } = form;
  const isAnyRequired = asked.some((name) => required[name]);
  const best = (['email', 'phone', 'name'] as const).find((name) => fields[name]);
  return {
    title,
    text,
    consentText,
    fields: asked.map((name) => ({
      name,
      label: labels[name],
      isRequired: isAnyRequired ? required[name] : name === best,
    })),
  };
}
