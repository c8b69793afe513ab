/** Those of some elements that are within no other of them. */
export function outermostOf(elements: Iterable<Element>): Element[] {
  const all = new Set(elements);
  return [...all].filter((element) => {
    let around = element.parentElement;
    while (around !== null && !all.has(around)) around = around.parentElement;
    return around === null;
  });
}
