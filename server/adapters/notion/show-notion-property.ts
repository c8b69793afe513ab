import type { PageObjectResponse } from '@notionhq/client';
import { writeNotionText } from '#core/reading/notion/write-notion-text.ts';
import { showNotionNumber } from './show-notion-number.ts';

type Property = PageObjectResponse['properties'][string];
/** A value in a rollup is written as a property is, but has no id of its own. */
type Value =
  | Property
  | Extract<Extract<Property, { type: 'rollup' }>['rollup'], { type: 'array' }>['array'][number];
type DateValue = Extract<Property, { type: 'date' }>['date'];

/** What a property needs beyond itself. */
export interface PropertyNeeds {
  /** How numbers of this property are drawn. */
  numberFormat: string | undefined;
  /** Title of a page that a relation names; empty where it may not be read. */
  titleOf(pageId: string): Promise<string>;
}

/** The value of a property as it is shown; empty where it says nothing of the page, as who changed it last. */
export async function showNotionProperty(property: Value, needs: PropertyNeeds): Promise<string> {
  switch (property.type) {
    case 'title':
      return writeNotionText(property.title);
    case 'rich_text':
      return writeNotionText(property.rich_text);
    case 'number':
      return property.number === null ? '' : showNotionNumber(property.number, needs.numberFormat);
    case 'checkbox':
      return property.checkbox ? '☑' : '☐';
    case 'select':
      return property.select?.name ?? '';
    case 'status':
      return property.status?.name ?? '';
    case 'multi_select':
      return property.multi_select.map(({ name }) => name).join(', ');
    case 'date':
      return showDate(property.date);
    case 'url':
      return property.url ?? '';
    case 'email':
      return property.email ?? '';
    case 'phone_number':
      return property.phone_number ?? '';
    case 'people':
      return property.people.flatMap((person) => ('name' in person ? (person.name ?? []) : [])).join(', ');
    case 'files':
      return property.files.map(({ name }) => name).join(', ');
    case 'relation':
      return joined(await Promise.all(property.relation.map(({ id }) => needs.titleOf(id))));
    case 'formula':
      return showFormula(property.formula, needs);
    case 'rollup':
      return showRollup(property.rollup, needs);
    case 'unique_id':
      return [property.unique_id.prefix, property.unique_id.number].filter((part) => part !== null).join('-');
    case 'place':
      return joined([property.place?.name ?? '', property.place?.address ?? '']);
    default:
      return '';
  }
}

const joined = (texts: string[]): string => texts.filter((text) => text !== '').join(', ');

function showFormula(
  formula: Extract<Property, { type: 'formula' }>['formula'],
  needs: PropertyNeeds,
): string {
  switch (formula.type) {
    case 'string':
      return formula.string ?? '';
    case 'number':
      return formula.number === null ? '' : showNotionNumber(formula.number, needs.numberFormat);
    case 'boolean':
      return formula.boolean === null ? '' : formula.boolean ? '☑' : '☐';
    case 'date':
      return showDate(formula.date);
    default:
      return '';
  }
}

async function showRollup(
  rollup: Extract<Property, { type: 'rollup' }>['rollup'],
  needs: PropertyNeeds,
): Promise<string> {
  if (rollup.type === 'number') {
    return rollup.number === null ? '' : showNotionNumber(rollup.number, needs.numberFormat);
  }
  if (rollup.type === 'date') return showDate(rollup.date);
  if (rollup.type !== 'array') return '';
  return joined(await Promise.all(rollup.array.map((value) => showNotionProperty(value, needs))));
}

function showDate(date: DateValue): string {
  if (date === null) return '';
  return [date.start, date.end].flatMap((time) => (time === null ? [] : showTime(time))).join(' – ');
}

/** `2026-11-28T14:00:00.000+01:00` as it is on the clock there. */
function showTime(time: string): string {
  return time.replace(/T(\d\d:\d\d).*$/, ' $1');
}
