import { z } from 'zod';

/**
 * The paths of fields that a schema does not know, such as `settings.colour` or `items.2.name`. What a schema leaves open
 * (a loose object, a record) may hold anything. Of several variants the one that fits best counts.
 */
export function listUnknownFields(schema: z.core.$ZodType, value: unknown, path = ''): string[] {
  const inner = unwrap(schema);
  const at = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => listUnknownFields(inner.element, item, at(index)));
  }
  if (inner instanceof z.ZodUnion) {
    const meant = inner.options.filter((option) => isMeant(option, value));
    const [fewest = []] = (meant.length > 0 ? meant : inner.options)
      .map((option) => listUnknownFields(option, value, path))
      .sort((left, right) => left.length - right.length);
    return fewest;
  }
  if (!(inner instanceof z.ZodObject) || !isObject(value)) return [];
  const isOpen = inner.def.catchall !== undefined;
  return Object.entries(value).flatMap(([key, own]) => {
    const field: z.core.$ZodType | undefined = Object.hasOwn(inner.shape, key) ? inner.shape[key] : undefined;
    if (field === undefined) return isOpen ? [] : [at(key)];
    return listUnknownFields(field, own, at(key));
  });
}

/** Do the fields that tell variants apart, such as `kind`, name this one? */
function isMeant(option: z.core.$ZodType, value: unknown): boolean {
  if (!(option instanceof z.ZodObject) || !isObject(value)) return true;
  return Object.entries(option.shape).every(
    ([key, field]) => !(field instanceof z.ZodLiteral) || field.safeParse(value[key]).success,
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is within `optional`, `nullable`, a default or a transformation. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return unwrap(schema.in);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  )
    return unwrap(schema.unwrap());
  return schema;
}
