import type { WidgetForm } from '#contract/widget/widget.schemas.ts';

/** Whether one of the contact forms that an agent shows asks its visitors for their consent. */
export function asksConsent({ human, leads }: Record<'human' | 'leads', WidgetForm | null>): boolean {
  return !!(human?.consentText || leads?.consentText);
}
