/** The content of a `data:` URL in base64 as a file; a page's own policy keeps it from being fetched. */
export function readDataUrl(url: string, name: string): File {
  const [head = '', content = ''] = url.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type });
}
