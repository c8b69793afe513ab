import type { Page } from 'playwright-core';
import type { Frame } from './record-screen.ts';

/** A frame as the codec has it. */
export interface Chunk {
  ms: number;
  isKey: boolean;
  bytes: Buffer;
}

/** 0 to 63: the smaller, the better and the larger. */
const quantizer = 50;
/** More frames of a movement are not missed. */
const leastGapMs = 60;

/** Encodes frames as VP9 by the browser's own encoder, each at its own time: what stands still costs nothing. */
export async function encodeFrames(
  page: Page,
  frames: readonly Frame[],
  size: { width: number; height: number },
): Promise<Chunk[]> {
  await page.evaluate(beginEncoding, size);
  for (const [place, { ms, png }] of thinOut(frames).entries())
    await page.evaluate(encodeOne, { ms, base64: png.toString('base64'), isKey: place === 0, quantizer });
  const chunks = await page.evaluate(endEncoding);
  return chunks.map(({ ms, isKey, base64 }) => ({ ms, isKey, bytes: Buffer.from(base64, 'base64') }));
}

/** Without what is replaced at once, if not all of a movement would go. */
function thinOut(frames: readonly Frame[]): Frame[] {
  const kept: Frame[] = [];
  for (const [place, frame] of frames.entries()) {
    const sinceLast = frame.ms - (kept.at(-1)?.ms ?? Number.NEGATIVE_INFINITY);
    const untilNext = (frames[place + 1]?.ms ?? Number.POSITIVE_INFINITY) - frame.ms;
    if (sinceLast >= leastGapMs || untilNext >= leastGapMs) kept.push(frame);
  }
  return kept;
}

interface Encoding {
  encoder: VideoEncoder;
  chunks: { ms: number; isKey: boolean; base64: string }[];
}

/** These three run in the browser, one after the other. */
function beginEncoding({ width, height }: { width: number; height: number }): void {
  const chunks: Encoding['chunks'] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      const base64 = btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
      chunks.push({ ms: chunk.timestamp / 1000, isKey: chunk.type === 'key', base64 });
    },
    error: (error) => {
      throw error;
    },
  });
  // As letters are, the rest of a screen is flat.
  const contentHint = 'text';
  encoder.configure({ codec: 'vp09.00.31.08', width, height, bitrateMode: 'quantizer', contentHint });
  Object.assign(window, { encoding: { encoder, chunks } });
}

async function encodeOne(given: {
  ms: number;
  base64: string;
  isKey: boolean;
  quantizer: number;
}): Promise<void> {
  const { encoder } = (window as unknown as { encoding: Encoding }).encoding;
  const bytes = Uint8Array.from(atob(given.base64), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const frame = new VideoFrame(bitmap, { timestamp: given.ms * 1000 });
  // The types of the library do not know the option of this codec.
  const options = { keyFrame: given.isKey, vp9: { quantizer: given.quantizer } };
  encoder.encode(frame, options);
  frame.close();
}

async function endEncoding(): Promise<Encoding['chunks']> {
  const { encoder, chunks } = (window as unknown as { encoding: Encoding }).encoding;
  await encoder.flush();
  return chunks;
}
