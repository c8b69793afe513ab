import { parseUrl } from './parse-url.ts';

/** Endings of files that certainly have no text to read and are not requested. Anything unknown is requested. */
const ENDINGS_WITHOUT_TEXT = new Set(
  (
    'jpg jpeg jpe png gif svg webp avif bmp ico tif tiff heic psd ai eps mp3 mp4 m4a m4v mov avi wmv flv webm ogg oga ' +
    'ogv wav flac aac css js mjs cjs map wasm woff woff2 ttf otf eot zip gz tgz bz2 xz 7z rar tar jar dmg exe msi apk ' +
    'ipa iso bin deb rpm pkg rss atom xsl xsd ics vcf kml gpx torrent swf'
  ).split(' '),
);

/** What a link does in place of showing a page: it puts into a basket, or signs out. */
const ACTIONS =
  /[?&](?:add[-_]?to[-_]?(?:cart|basket|wishlist|compare)|remove_item|undo_item|_wpnonce|wc-ajax)=|[?&](?:action|do|task|cmd)=(?:yith|add|remove|delete|logout|compare)/i;

/** Could this address hold a page or a document, judged by the ending of its path and by what its query asks for? */
export function isPageAddress(url: string): boolean {
  const parsed = parseUrl(url);
  if (parsed === null || ACTIONS.test(parsed.search)) return false;
  const ending = /\.([a-z0-9]{1,7})$/i.exec(parsed.pathname)?.[1];
  return ending === undefined || !ENDINGS_WITHOUT_TEXT.has(ending.toLowerCase());
}
