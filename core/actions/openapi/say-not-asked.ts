/** Why a call can't be an action that needs this value, as a sentence. */
export function sayNotAsked(key: string): string {
  return `It needs “${key}”, a list or an object, which a form can’t ask for.`;
}
