import { parseUrl } from './parse-url.ts';

/** Endings of files that certainly have no text to read and are not requested. Anything unknown is requested. */
const ENDINGS_WITHOUT_TEXT = new Set(
  (
    'jpg jpeg jpe png gif svg webp avif bmp ico tif tiff heic psd ai eps mp3 mp4 m4a m4v mov avi wmv flv webm ogg oga ' +
    'ogv wav flac aac css js mjs cjs map wasm woff woff2 ttf otf eot zip gz tgz bz2 xz 7z rar tar jar dmg exe msi apk ' +
    'ipa iso bin deb rpm pkg rss atom xsl xsd ics vcf kml gpx torrent swf'
  ).split(' '),
);

/** Could this address hold a page or a document, judged by the ending of its path alone? */
export function isPageAddress(url: string): boolean {
  const path = parseUrl(url)?.pathname;
  if (path === undefined) return false;
  const ending = /\.([a-z0-9]{1,7})$/i.exec(path)?.[1];
  return ending === undefined || !ENDINGS_WITHOUT_TEXT.has(ending.toLowerCase());
}
