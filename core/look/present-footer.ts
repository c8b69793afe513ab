import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import type { Entitlements } from '#contract/plans.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';

/**
 * The line at the bottom of the chat: the owner's own text where the workspace may have one, else our name, which is left
 * out where the workspace may and the owner has not asked for it.
 * @param ours our name and address
 */
export function presentFooter(
  footer: AgentSettings['footer'],
  { canCustomizeBrand, canRemoveBrand }: Pick<Entitlements, 'canCustomizeBrand' | 'canRemoveBrand'>,
  ours: { name: string; url: string },
): WidgetSession['agent']['brand'] {
  if (canCustomizeBrand && footer.text !== '') return { name: ours.name, url: footer.url, text: footer.text };
  return canRemoveBrand && !footer.isShown ? null : { ...ours, text: null };
}
