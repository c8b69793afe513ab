/** What goes with conversations that are deleted, and what stays. */
export function DeletionWarning({ count }: { count: number }) {
  const whose = count === 1 ? 'Its' : 'Their';
  return (
    <ul className="list-disc space-y-1 pl-5">
      <li>{whose} messages, tags and notes are deleted. This cannot be undone.</li>
      <li>{count === 1 ? 'It no longer counts' : 'They no longer count'} in your figures.</li>
      <li>Leads are kept, without the conversation.</li>
      <li>The used messages of your plan do not go down.</li>
    </ul>
  );
}
