const storageKey = 'keyboardShortcuts';

/** Whether single keys do something; on unless turned off in this browser (WCAG 2.2, 2.1.4). */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function turnKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch (error) {
    console.warn('Your choice cannot be saved: this browser blocks storage.', error);
  }
}
