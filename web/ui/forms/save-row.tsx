import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface SaveRowProps {
  label: string;
  isBusy: boolean;
  error: string | null;
  children?: ReactNode;
}

/** The end of a form: why it failed, and the button that saves it. What was typed stays. */
export function SaveRow({ label, isBusy, error, children }: SaveRowProps) {
  return (
    <div className="space-y-4">
      {error && <Notice tone="error">{error}</Notice>}
      {children}
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? 'Saving...' : label}
      </Button>
    </div>
  );
}
