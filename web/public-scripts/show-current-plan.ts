import type { PlanId } from '#contract/plans.ts';
import { fetchJson } from './fetch-json.ts';

/** Sets `data-plan` on the root, on pages that mark the signed-in user's plan. */
export async function showCurrentPlan(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.session !== 'in' || !document.querySelector('[data-marks-plan]')) return;
  const usage = await fetchJson<{ plan: { id: PlanId } }>('/api/v1/usage');
  if (usage) dataset.plan = usage.plan.id;
}
