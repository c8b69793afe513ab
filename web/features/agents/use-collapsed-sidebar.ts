import { useState } from 'react';

const storageKey = 'consoleSidebar';

/** Whether the sidebar of the console shows icons alone on wide screens; kept in this browser. */
export function useCollapsedSidebar(): [isCollapsed: boolean, collapse: (isCollapsed: boolean) => void] {
  const [isCollapsed, setIsCollapsed] = useState(isStored);
  return [
    isCollapsed,
    (next) => {
      setIsCollapsed(next);
      store(next);
    },
  ];
}

function isStored(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'collapsed';
  } catch {
    return false;
  }
}

function store(isCollapsed: boolean): void {
  try {
    if (isCollapsed) localStorage.setItem(storageKey, 'collapsed');
    else localStorage.removeItem(storageKey);
  } catch (error) {
    console.warn('The width of the sidebar cannot be saved: this browser blocks storage.', error);
  }
}
