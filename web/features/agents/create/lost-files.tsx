import type { ReactNode } from 'react';
import { Notice } from '#web/ui/notice.tsx';

/** Which files a reload has cost; the rest of the draft was kept. */
export function LostFiles({ names, action }: { names: readonly string[]; action: ReactNode }) {
  if (names.length === 0) return null;
  return (
    <Notice tone="warning" action={action}>
      {names.join(', ')}{' '}
      <span className="font-normal">
        {names.length === 1
          ? 'was chosen before the page was reloaded and could not be kept. Choose it again.'
          : 'were chosen before the page was reloaded and could not be kept. Choose them again.'}
      </span>
    </Notice>
  );
}
