import { xml } from './xml.ts';

/** The day of an ISO 8601 time, in UTC: 20261129 */
export const writeDate = (time: string): string =>
  xml('udt:DateTimeString', time.slice(0, 10).replaceAll('-', ''), { format: '102' });
