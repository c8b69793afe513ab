import type { BodyOf } from '#contract/endpoint.ts';
import type { handOverClient as endpoint } from '#contract/partners/partners.endpoints.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { handOverWorkspace } from '#server/features/workspaces/hand-over/hand-over-workspace.ts';

/**
 * Invites the client as owner. Fails as `inviteMember` does, and with `invalid-input` where the partner wants to pay
 * and not to stay.
 * @param ctx of the partner in the client workspace
 */
export async function handOverClient(
  ctx: Context,
  { email, partnerBecomes, paidBy }: BodyOf<typeof endpoint>,
): Promise<void> {
  if (paidBy === 'partner' && partnerBecomes === 'gone') {
    throw failure('invalid-input', {
      details: { paidBy: 'Stay as admin to keep paying for it.' },
    });
  }
  await handOverWorkspace(ctx, email, { becomes: partnerBecomes, pays: paidBy === 'partner' });
}
