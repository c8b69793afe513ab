import type { PresentedHandling } from '#contract/inbox/handling.schemas.ts';
import { type Client, expectStatus } from '../../tests/factories.ts';

/** Somebody of the shop replies to a visitor who asked for a person, and closes the conversation. */
export async function answerRequest(owner: Client, conversationId: string, name: string): Promise<void> {
  const [firstname] = name.split(' ');
  const path = `/api/v1/conversations/${conversationId}`;
  const reply = {
    text: `Hello ${firstname}, this is Ada from the workshop. I have sent you an email with all the details.`,
    clientId: `demo-reply-${conversationId}`,
  };
  const replied = await owner.post(`${path}/replies`, reply);
  const { handling } = await expectStatus<{ handling: PresentedHandling }>(replied, 201);
  const close = { version: handling.version, action: { kind: 'close' } };
  await expectStatus(await owner.post(`${path}/handling`, close), 200);
}
