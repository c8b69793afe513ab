import { mailtoUrl } from '#core/safety/links/mailto-url.ts';
import { BreakableEmail } from './breakable-email.tsx';

/** An address to write to. */
export function EmailLink({ address }: { address: string }) {
  return (
    <a href={mailtoUrl(address)} className="underline-offset-4 hover:underline">
      <BreakableEmail address={address} />
    </a>
  );
}
