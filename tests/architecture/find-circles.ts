/** Groups of files that import one another in a circle (Tarjan's strongly connected components), as sorted paths. */
export function findCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];

  function visit(path: string): number {
    const place = order.size;
    order.set(path, place);
    lowest.set(path, place);
    stack.push(path);
    for (const next of imports.get(path) ?? []) {
      if (!imports.has(next)) continue;
      const reached = order.has(next) ? (stack.includes(next) ? order.get(next)! : place) : visit(next);
      lowest.set(path, Math.min(lowest.get(path)!, reached));
    }
    if (lowest.get(path) === place) {
      const group = stack.splice(stack.indexOf(path));
      if (group.length > 1) circles.push(group.sort());
    }
    return lowest.get(path)!;
  }

  for (const path of imports.keys()) if (!order.has(path)) visit(path);
  return circles;
}
