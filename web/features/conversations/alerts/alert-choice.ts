/** How somebody wants to hear, in this browser, that a visitor waits. */
export interface AlertChoice {
  sound: boolean;
  desktop: boolean;
}

const key = 'parley:alerts';
const none: AlertChoice = { sound: false, desktop: false };

export function readAlertChoice(): AlertChoice {
  try {
    const { sound, desktop } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return { sound: sound === true, desktop: desktop === true };
  } catch {
    return none;
  }
}

/** Without storage the choice lasts until the page is left. */
export function keepAlertChoice(choice: AlertChoice): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    return;
  }
}
