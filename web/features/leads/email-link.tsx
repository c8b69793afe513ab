import { mailtoUrl } from '#core/safety/links/mailto-url.ts';

/** An address to write to: in a table in one line, where it is pointed at whole. */
export function EmailLink({ address }: { address: string }) {
  return (
    <a
      href={mailtoUrl(address)}
      title={address}
      className="underline-offset-4 hover:underline @2xl:block @2xl:truncate"
    >
      {address}
    </a>
  );
}
