import { ConsoleHeading } from '#web/shell/console-heading.tsx';

export default function UnknownConsolePage() {
  return (
    <div className="space-y-6">
      <ConsoleHeading title="Page not found" />
      <p className="text-ink-secondary">Page not found. Please select an option from the sidebar.</p>
    </div>
  );
}
