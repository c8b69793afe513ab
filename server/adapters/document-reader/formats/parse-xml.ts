import { DOMParser } from 'linkedom';
import { limitDepth } from './html/parsing/limit-depth.ts';

/** Parses XML leniently, without any entity but those of XML itself. Names keep their prefix and their case. */
export function parseXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'text/xml') as unknown as Document;
  if (document.documentElement !== null) limitDepth(document.documentElement);
  return document;
}
