import { Download } from 'lucide-react';
import { exportAccount } from '#contract/data-export/data-export.endpoints.ts';
import { callForFile } from '#web/lib/call.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

export function ExportCard() {
  const { submit, isBusy, error } = useSubmit(async () => {
    saveFile(await callForFile(exportAccount, {}));
    showToast.done('Your data is downloaded.');
  });
  return (
    <Card
      isSplit
      title="Export my data"
      description="Everything we store about you and the workspaces you own: agents with their actions, sources and tests, conversations, leads, bookings, connections, webhooks, settings and invoices. Keys and secrets are left out. You get one zip of JSON files."
    >
      <div className="space-y-4">
        {error && <Notice tone="error">{error}</Notice>}
        <Button variant="secondary" isBusy={isBusy} onClick={() => submit()}>
          {!isBusy && <Download aria-hidden />}
          {isBusy ? 'Collecting...' : 'Download export'}
        </Button>
      </div>
    </Card>
  );
}
