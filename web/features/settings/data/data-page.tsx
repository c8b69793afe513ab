import { DeleteAccountCard } from './delete-account-card.tsx';
import { ExportCard } from './export-card.tsx';

export default function DataSettingsPage() {
  return (
    <div className="space-y-6">
      <ExportCard />
      <DeleteAccountCard />
    </div>
  );
}
