import { RegionCard } from './region-card.tsx';
import { ThemeCard } from './theme-card.tsx';
import { WorkspaceNameCard } from './workspace-name-card.tsx';

export default function GeneralSettingsPage() {
  return (
    <div className="space-y-6">
      <ThemeCard />
      <RegionCard />
      <WorkspaceNameCard />
    </div>
  );
}
