/** A name that every provider of models takes, told apart by its place: `order-status-1`. */
export function nameTool(name: string, place: number): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50);
  return `${plain === '' ? 'action' : plain}-${place}`;
}
