import { getUsage } from '#contract/billing/billing.endpoints.ts';
import { fetchJson } from './fetch-json.ts';

/** Sets `data-plan` on the root, on pages that mark the signed-in user's plan. */
export async function showCurrentPlan(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.session !== 'in' || !document.querySelector('[data-marks-plan]')) return;
  const usage = await fetchJson(getUsage);
  if (usage) dataset.plan = usage.plan.id;
}
