/** The line that shows the chat as a part of a page. */
export function frameCode(origin: string, { id, displayName }: { id: string; displayName: string }): string {
  const title = `Chat with ${displayName}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${origin}/chat/${id}" title="${title}" allow="clipboard-write" style="width:100%;height:600px;border:0"></iframe>`;
}
