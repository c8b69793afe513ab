import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Form } from './use-form.ts';

interface SaveRowProps {
  label: string;
  form: Pick<Form, 'isBusy' | 'message'>;
  children?: ReactNode;
}

/** The end of a form: why it failed, and the button that saves it. What was typed stays. */
export function SaveRow({ label, form: { isBusy, message }, children }: SaveRowProps) {
  return (
    <div className="space-y-4">
      {message && <Notice tone="error">{message}</Notice>}
      {children}
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? 'Saving...' : label}
      </Button>
    </div>
  );
}
