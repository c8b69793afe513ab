import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { defaultWebsite } from '../tests/fakes/website/default-website.ts';
import { startWebsite } from '../tests/fakes/website/start-website.ts';
import { openBrowser } from '../tests/journeys/browser/open-browser.ts';
import { openQuietPage } from '../tests/journeys/browser/open-quiet-page.ts';
import { startProduct } from '../tests/journeys/product/start-product.ts';
import { encodeFrames } from './recording/encode-frames.ts';
import { recordTrial } from './recording/record-trial.ts';
import { writeWebm } from './recording/write-webm.ts';
import { root } from './run-tool.ts';

/**
 * `npm run recording`: records the running product for the home page, from the address of a website to a cited answer, in one
 * piece and at its own speed. Writes the video, a picture to show before it, and how long it takes.
 */
const host = 'www.fernwood.example';
const size = { width: 1_200, height: 750 };
/** What the home page may load for it once somebody asks. */
const mostBytes = 300_000;
/** So that the end can be read. */
const stillMs = 2_500;
const folder = join(root, 'content/recording');

const website = await startWebsite(() => defaultWebsite(`http://${host}`));
const product = await startProduct({
  CRAWL_ALLOW_HOSTS: host,
  CRAWL_GAP_MS: '250',
  RECORDED_HOST: host,
  RECORDED_PORT: new URL(website.origin).port,
  NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'scripts/recording/pretend-host.ts'))}`,
});
const browser = await openBrowser();
try {
  const page = await openQuietPage(browser, { viewport: size, reducedMotion: 'no-preference' });
  const { frames, answeredMs } = await recordTrial(page, product.origin, host);
  const last = frames.at(-1);
  if (last === undefined) throw new Error('Nothing was recorded.');
  const durationMs = last.ms + stillMs;
  // Its last picture once more: a video ends with its last frame.
  const chunks = await encodeFrames(page, [...frames, { ms: durationMs, png: last.png }], size);
  const video = writeWebm(chunks, { ...size, durationMs });
  if (video.length > mostBytes) throw new Error(`The video has ${video.length} bytes.`);
  writeFileSync(join(folder, 'trial.webm'), video);
  writeFileSync(join(folder, 'trial.avif'), await sharp(last.png).avif({ quality: 50 }).toBuffer());
  // The same in the dark, for the picture only.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForTimeout(1_000);
  const dark = await page.screenshot();
  writeFileSync(join(folder, 'trial-dark.avif'), await sharp(dark).avif({ quality: 50 }).toBuffer());
  const facts = { ...size, seconds: Math.ceil(answeredMs / 1000), length: Math.round(durationMs / 1000) };
  writeFileSync(join(folder, 'trial.json'), `${JSON.stringify(facts, null, 2)}\n`);
  process.stdout.write(
    `${frames.length} frames, ${(durationMs / 1000).toFixed(1)} s, ${(video.length / 1000).toFixed(0)} kB; answered after ${facts.seconds} s.\n`,
  );
} finally {
  await browser.close();
  await product.close();
  await website.close();
}
