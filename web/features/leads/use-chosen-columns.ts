import { useMemo } from 'react';
import { defaultLeadColumns, type LeadColumn, leadColumnChoices } from './lead-columns.tsx';

const storageKey = 'leadColumns';

/**
 * Which columns the table has: those in the address, so that a link shows what its sender saw; else those that were
 * chosen last in this browser.
 * @param inAddress names with commas between them
 */
export function useChosenColumns(
  inAddress: string | null,
  setInAddress: (value: string) => void,
): { chosen: readonly LeadColumn[]; choose: (columns: readonly LeadColumn[]) => void } {
  const chosen = useMemo(() => readColumns(inAddress ?? readStored()), [inAddress]);
  return {
    chosen,
    choose: (columns) => {
      const value = columns.join(',') || noColumns;
      store(value);
      setInAddress(value);
    },
  };
}

/** Only the lead itself. */
const noColumns = 'none';

function readColumns(value: string | null): readonly LeadColumn[] {
  if (value === null) return defaultLeadColumns;
  const names = value.split(',');
  const known = leadColumnChoices.map((choice) => choice.value).filter((name) => names.includes(name));
  return known.length > 0 || value === noColumns ? known : defaultLeadColumns;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function store(value: string): void {
  try {
    localStorage.setItem(storageKey, value);
  } catch (error) {
    console.warn(
      'This browser blocks storage: the columns are only kept in the address of this page.',
      error,
    );
  }
}
