import type { Order, WorkspaceOrder } from './billing-account.ts';
import { isPersonalPlan } from './is-personal-plan.ts';

/** An order as a workspace has it: what is sold to users gives a workspace nothing. */
export function orderOfWorkspace({ plan, ...order }: Order): WorkspaceOrder {
  return { ...order, plan: isPersonalPlan(plan) ? 'free' : plan };
}
