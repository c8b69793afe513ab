import { Button } from '#web/ui/button.tsx';
import { useUnsavedWarning } from '#web/ui/forms/use-unsaved-warning.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { AgentForm } from './use-agent-form.ts';

/** The button that saves the form around it, and what stands in its way. */
export function SaveBar({ form, isSaving, failure, label }: Omit<AgentForm, 'save'> & { label: string }) {
  const { isDirty } = form.formState;
  const warning = useUnsavedWarning(isDirty && !isSaving);
  return (
    <div className="space-y-4">
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" isBusy={isSaving}>
          {label}
        </Button>
        <p role="status" className="text-sm text-ink-secondary">
          {isDirty && !isSaving ? 'There are changes that are not saved.' : ''}
        </p>
      </div>
      {warning}
    </div>
  );
}
