/** Parts that a click shows, but that are no text of the page. */
const DIALOG =
  /(?:^|[\s_-])(?:nav\w*|menu|search|log-?in|sign-?in|cart|basket|modal|pop-?up|dialog|overlay|cookies?|message|alert|success|error)(?:$|[\s_-])/i;

/** Do an id and classes name a menu, a dialog or a message? */
export function isNamedForDialog(names: string): boolean {
  return DIALOG.test(names);
}
