/** What phones write before the name of a chat in the name of its file. */
const beginnings =
  /^(?:WhatsApp[ _-]?Chat(?:[ _-](?:with|mit|avec|con|com|met|med))?|Chat (?:de |do |di )?WhatsApp (?:con|com|avec)|Discussion WhatsApp avec|Conversa do WhatsApp com|WhatsApp-chat met)[ _-]*(?:- )?/i;

/**
 * Name of a chat from the name of the file that was uploaded, or of the text in it. Empty where that says nothing.
 * @param names the most telling first
 */
export function titleOfFile(names: readonly string[]): string {
  for (const name of names) {
    const base = (name.split(/[\\/]/).at(-1) ?? '')
      .replace(/(?:\.txt|\.zip)+$/i, '')
      .replace(/ ?\(\d+\)$/, '');
    const title = base.replace(beginnings, '').trim();
    if (title !== '' && title !== base) return title;
  }
  return '';
}
