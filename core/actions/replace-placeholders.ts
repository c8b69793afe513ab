/** A text with what stands in braces replaced; what `valueOf` does not know stays as it is. */
export function replacePlaceholders(text: string, valueOf: (name: string) => string | undefined): string {
  return text.replace(/\{([A-Za-z][A-Za-z0-9_]*)\}/g, (written, name: string) => valueOf(name) ?? written);
}
