import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseHTML } from 'linkedom';
import sharp from 'sharp';
import { discover } from '#contract/agents/discover.ts';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { ownFonts } from '#server/adapters/card-drawer/font-files.ts';
import { openTypeface } from '#server/adapters/card-drawer/open-typeface.ts';
import { composeSocialPicture, type SocialPicture } from './compose-social-picture.ts';

/** Pages that the server writes when they are asked for. */
const written: readonly { path: string; picture: SocialPicture }[] = [
  { path: paths.socialPicture(paths.discover), picture: discover },
];

/**
 * Draws the picture of each built page for link previews, with the title and the description of the page, where its
 * metadata says that it is: so no page can name a picture that is not there.
 * @param folder what the build of the web wrote
 */
export async function drawSocialPictures(folder: string): Promise<void> {
  const typefaces = { title: openTypeface(ownFonts.title), text: openTypeface(ownFonts.text) };
  const named = new Map(written.map(({ path, picture }) => [path, picture]));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const found = readPicture(readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    if (found !== null) named.set(found.path, found.picture);
  }
  await Promise.all(
    [...named].map(async ([path, picture]) => {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      // No palette: choosing its colours takes five times as long, and dithers what is flat.
      await sharp(Buffer.from(composeSocialPicture(picture, typefaces)))
        .png({ compressionLevel: 9 })
        .toFile(file);
    }),
  );
}

/** Where the picture of a page belongs and what it says; null for a page that names none. */
function readPicture(html: string): { path: string; picture: SocialPicture } | null {
  const end = html.indexOf('</head>');
  const { document } = parseHTML(`${html.slice(0, end)}</head><body></body></html>`);
  const read = (property: string): string =>
    document.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? '';
  const url = read('og:image');
  if (url === '') return null;
  const picture = { title: withoutBrand(read('og:title')), description: read('og:description') };
  return { path: new URL(url).pathname, picture };
}

/** The name of the product is on every picture. */
function withoutBrand(title: string): string {
  return title.replace(new RegExp(`^${brand.name}: | · ${brand.name}( docs)?$`, 'g'), '');
}
