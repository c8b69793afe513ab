const marks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u061c]/g;
const spaces = /[\u00a0\u202f\u2009\s]+/g;

/** A name without marks of writing direction and with plain spaces, as people see it. */
export function cleanName(name: string): string {
  return name.replace(marks, '').replace(spaces, ' ').trim();
}
