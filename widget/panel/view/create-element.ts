export type Child = Node | string | false | null | undefined;
type Attribute = string | boolean | undefined | ((event: Event) => void);

/**
 * Makes an element node by node. A function is a listener for the event that the attribute names, `true` an empty
 * attribute, `false` and `undefined` none. Text is only ever text: there is no way to pass markup.
 */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, Attribute> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== false && child !== null && child !== undefined));
  return element;
}
