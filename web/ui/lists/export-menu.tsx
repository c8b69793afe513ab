import { Download } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '#web/lib/call-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

interface ExportMenuProps {
  fetchExport: (format: 'csv' | 'json') => Promise<{ name: string; content: Blob }>;
  size?: 'sm' | 'md';
}

/** Downloads what is shown, as the two formats that there are. */
export function ExportMenu({ fetchExport, size = 'md' }: ExportMenuProps) {
  const [isBusy, setIsBusy] = useState(false);

  const run = async (format: 'csv' | 'json') => {
    setIsBusy(true);
    try {
      saveFile(await fetchExport(format));
    } catch (error) {
      showToast.failed(describeError(error));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Menu
      trigger={
        <Button variant="secondary" size={size} isBusy={isBusy}>
          {!isBusy && <Download aria-hidden />}
          Export
        </Button>
      }
    >
      <MenuItem onSelect={() => run('csv')}>CSV, for spreadsheets</MenuItem>
      <MenuItem onSelect={() => run('json')}>JSON, for programs</MenuItem>
    </Menu>
  );
}
