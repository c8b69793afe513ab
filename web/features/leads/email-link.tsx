import { mailtoUrl } from '#core/safety/mailto-url.ts';

/** An address to write to. Where a line is too short for it, it breaks at the @ and not within a word. */
export function EmailLink({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <a href={mailtoUrl(address)} className="text-brand underline-offset-4 hover:underline">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
}
