import type { ReplyVariable } from '#contract/saved-replies/saved-replies.ts';

/**
 * A saved reply with its variables filled in: `{{visitor_first_name|there}}`. A variable without a value becomes the words
 * behind its bar. Without these it is left out, with the spaces before it. What is no variable stays as it is written.
 */
export function fillReply(text: string, values: Partial<Record<ReplyVariable, string>>): string {
  return text.replaceAll(
    /([ \t]*)\{\{\s*([a-z_]+)\s*(?:\|([^{}]*))?\}\}/g,
    (written, spaces: string, name: string, instead: string | undefined) => {
      if (!(name in values)) return written;
      const value = values[name as ReplyVariable]?.trim() || instead?.trim() || '';
      return value === '' ? '' : `${spaces}${value}`;
    },
  );
}
