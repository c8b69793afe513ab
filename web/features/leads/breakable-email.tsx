/** Where a line is too short for an address, it breaks at the @ and not within a word. */
export function BreakableEmail({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
