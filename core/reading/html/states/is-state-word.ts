const STATE =
  /^(?:[☑☐✓✔✗✘✅❌]|yes|no|true|false|on|off|(?:not |un)?(?:included|available|checked)|ja|nein|oui|non|sí|si|sì|sim|não|nee|evet|hayır|tak|nie|nej|да|нет|是|否|はい|いいえ|(?:nicht )?(?:enthalten|inklusive|inbegriffen)|(?:no )?incluid[oa]s?|(?:non )?inclus[eio]?s?|(?:non )?compris[e]?|(?:niet )?inbegrepen|dahil(?: değil)?)$/iu;

/** Is the label of a picture a state, "yes" or "not included", rather than what the picture is of? */
export function isStateWord(label: string): boolean {
  return STATE.test(label);
}
