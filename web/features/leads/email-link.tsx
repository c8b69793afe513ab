import { mailtoUrl } from '#core/safety/links/mailto-url.ts';
import { BreakableEmail } from './breakable-email.tsx';

/** An address to write to. */
export function EmailLink({ address }: { address: string }) {
  return (
    <a
      href={mailtoUrl(address)}
      title={address}
      className="underline-offset-4 hover:underline @2xl:block @2xl:truncate @2xl:[&_wbr]:hidden"
    >
      <BreakableEmail address={address} />
    </a>
  );
}
