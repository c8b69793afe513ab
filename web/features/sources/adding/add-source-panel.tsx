import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { paths } from '#contract/page-addresses.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { Card } from '#web/ui/card.tsx';
import { useUnsavedWarning } from '#web/ui/forms/unsaved/use-unsaved-warning.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { sourceWays } from './source-ways.ts';

/**
 * The panel that `?add=` opens above the list. What was typed in it stays while another kind is chosen and while it is
 * closed.
 */
export function AddSourcePanel({ agentId }: { agentId: string }) {
  const { search, clearFilters } = useSearchFilters();
  const way = sourceWays.find(({ value }) => value === search.get('add'));
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [hasTyped, setHasTyped] = useState(false);
  useUnsavedWarning(hasTyped);
  const current = way?.value;
  const look = () => setHasTyped(panel.current !== null && holdsTyped(panel.current));

  useEffect(() => {
    if (!current) return;
    setOpened((before) => (before.includes(current) ? before : [...before, current]));
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  return (
    <div
      ref={panel}
      hidden={!way}
      onInput={look}
      // Once the fields are empty again.
      onReset={() => setTimeout(look)}
    >
      <Card
        title="Add a source"
        actions={
          <IconButton label="Close" className="-mt-2 -mr-2" onClick={() => clearFilters(['add'])}>
            <X aria-hidden />
          </IconButton>
        }
      >
        <Tabs
          label="Kinds of source"
          keepsScroll
          tabs={sourceWays.map(({ value, label, badge }) => ({
            to: `${paths.trainingSources(agentId)}?add=${value}`,
            label,
            badge,
            isActive: value === current,
          }))}
        />
        {sourceWays
          .filter(({ value }) => opened.includes(value) || value === current)
          .map(({ value, Form }) => (
            <Pane key={value} isOpen={value === current}>
              <Form agentId={agentId} />
            </Pane>
          ))}
      </Card>
    </div>
  );
}

function Pane({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <div hidden={!isOpen} className="pt-5">
      {children}
    </div>
  );
}

/** Whether something was typed that is not added yet; fields without a name are searches. */
function holdsTyped(panel: HTMLElement): boolean {
  const fields = panel.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[name], textarea[name]',
  );
  return [...fields].some(
    ({ type, value, defaultValue }) =>
      !['radio', 'checkbox', 'file'].includes(type) && value !== defaultValue,
  );
}
