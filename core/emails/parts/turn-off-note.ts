/** How to stop getting emails of one kind. */
export function turnOffNote(settingsUrl: string): string {
  return `You can turn off emails of this kind at ${settingsUrl}.`;
}
