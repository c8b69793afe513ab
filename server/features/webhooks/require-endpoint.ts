import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';

/** Throws `invalid-input` for a URL that webhooks are not sent to. What a name resolves to is checked at each attempt. */
export function requireEndpoint(
  { webhookSender }: Pick<Services, 'webhookSender'>,
  url: string,
  field: 'url' | 'targetUrl' = 'url',
): void {
  const message = webhookSender.refusalOf(url);
  if (message !== null) throw failure('invalid-input', { message, details: { [field]: message } });
}
