import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Form } from './use-form.ts';

interface SaveRowProps {
  label: string;
  form: Pick<Form, 'isBusy' | 'message' | 'hasChanges'>;
  /** There is nothing to save before something was changed. From then on the button stays, as it may have the focus. */
  isForChanges?: boolean;
  children?: ReactNode;
}

/** The end of a form: why it failed, and the button that saves it. What was typed stays. */
export function SaveRow({
  label,
  form: { isBusy, message, hasChanges },
  isForChanges = false,
  children,
}: SaveRowProps) {
  const [isOffered, setIsOffered] = useState(!isForChanges);
  if (hasChanges && !isOffered) setIsOffered(true);
  if (!isOffered) return children;
  return (
    <div className="space-y-4">
      {message && <Notice tone="error">{message}</Notice>}
      {children}
      <Button type="submit" isBusy={isBusy} className={isForChanges ? 'ml-auto animate-fade-in' : undefined}>
        {isBusy ? 'Saving...' : label}
      </Button>
    </div>
  );
}
