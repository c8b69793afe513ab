/** The content of a message in OpenAI's chat completions; only the parts that we read. */
type MessageContent = string | { type: string; text?: string | undefined }[] | null | undefined;

/** The text of a message; pictures and sound are left out. */
export function messageText(content: MessageContent): string {
  if (typeof content === 'string') return content;
  return (content ?? [])
    .flatMap(({ type, text }) => (type === 'text' && text !== undefined ? [text] : []))
    .join('\n');
}
