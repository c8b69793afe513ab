/** A text with what is in braces replaced; what `read` does not know stays as it is. */
export function replacePlaceholders(text: string, read: (name: string) => string | undefined): string {
  return text.replace(/\{([A-Za-z][A-Za-z0-9_]*)\}/g, (written, name: string) => read(name) ?? written);
}
