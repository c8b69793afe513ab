import { Download } from 'lucide-react';
import { useState } from 'react';
import { getStatement } from '#contract/partners/partners.endpoints.ts';
import { callForFile } from '#web/lib/call.ts';
import { describeError } from '#web/lib/call-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

/** The months and the year to choose from, the present ones first, in UTC. */
function listPeriods(now: Date): { period: string; label: string }[] {
  const name = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const months = [0, 1, 2].map((back) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)));
  const years = [now.getUTCFullYear(), now.getUTCFullYear() - 1];
  return [
    ...months.map((month) => ({ period: month.toISOString().slice(0, 7), label: name.format(month) })),
    ...years.map((year) => ({ period: String(year), label: String(year) })),
  ];
}

/** Downloads the statement of a month or a year. */
export function StatementMenu() {
  const [isBusy, setIsBusy] = useState(false);
  const run = async (period: string, format: 'csv' | 'pdf') => {
    setIsBusy(true);
    try {
      saveFile(await callForFile(getStatement, { query: { period, format } }));
    } catch (error) {
      showToast.failed(describeError(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Menu
      trigger={
        <Button variant="secondary" size="sm" isBusy={isBusy}>
          {!isBusy && <Download aria-hidden />}
          Statement
        </Button>
      }
    >
      {listPeriods(new Date()).flatMap(({ period, label }) =>
        (['pdf', 'csv'] as const).map((format) => (
          <MenuItem key={`${period} ${format}`} onSelect={() => void run(period, format)}>
            {label} as {format.toUpperCase()}
          </MenuItem>
        )),
      )}
    </Menu>
  );
}
