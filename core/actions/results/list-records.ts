export interface ResultField {
  /** As people write it: `Delivery date`. */
  label: string;
  value: string;
}

const mostRecords = 20;
const mostFields = 40;
const longestValue = 500;

/** A result as records of fields, in its order: one for each entry of a list, else one. Fields within others are named for both. */
export function listRecords(result: unknown): ResultField[][] {
  const entries = Array.isArray(result) ? result.slice(0, mostRecords) : [result];
  return entries
    .map((entry) => listFields(entry, '').slice(0, mostFields))
    .filter((fields) => fields.length > 0);
}

function listFields(node: unknown, name: string): ResultField[] {
  if (node === null || node === undefined || node === '') return [];
  if (typeof node !== 'object') return [{ label: labelOf(name), value: textOf(node) }];
  if (Array.isArray(node) && node.every((each) => typeof each !== 'object'))
    return listFields(node.join(', '), name);
  return Object.entries(node).flatMap(([key, each]) =>
    listFields(each, Array.isArray(node) ? name : name === '' ? key : `${name} ${key}`),
  );
}

function textOf(node: unknown): string {
  if (typeof node === 'boolean') return node ? 'yes' : 'no';
  return String(node).replace(/\s+/g, ' ').trim().slice(0, longestValue);
}

/** `deliveryDate` and `delivery_date` are `Delivery date`. */
function labelOf(name: string): string {
  const words = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-.]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
