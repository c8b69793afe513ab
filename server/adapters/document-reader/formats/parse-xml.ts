import { DOMParser } from 'linkedom';

/** Parses XML leniently, without any entity but those of XML itself. Names keep their prefix and their case. */
export function parseXml(text: string): Document {
  return new DOMParser().parseFromString(text, 'text/xml') as unknown as Document;
}
