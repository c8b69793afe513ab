import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface HostilePicture {
  what: string;
  bytes: Uint8Array;
  /** What comes of it. */
  outcome: 'jpg' | 'png' | 'unsupported' | 'too-many-pixels' | 'damaged';
}

const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A PNG of one colour that says it is this large, with as much data as given. */
function makePng(width: number, height: number, data: Uint8Array, extra: Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    start,
    chunk('IHDR', head),
    ...extra,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG whose text unpacks to very much more than it is. */
function makeTextBomb(): Buffer {
  const packed = deflateSync(Buffer.alloc(100_000_000), { level: 1 });
  return makePng(4, 4, deflateSync(Buffer.alloc(20)), [
    chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), packed])),
  ]);
}

/** An animation: the first picture is an ordinary PNG, the second one is named in chunks of its own. */
function makeAnimation(): Buffer {
  const frames = Buffer.alloc(8);
  frames.writeUInt32BE(2, 0);
  const control = Buffer.alloc(26);
  control.writeUInt32BE(64, 4);
  control.writeUInt32BE(64, 8);
  return makePng(64, 64, deflateSync(Buffer.alloc(64 * 65)), [chunk('acTL', frames), chunk('fcTL', control)]);
}

/** Pictures that somebody might upload to do harm, and some that only look like it. */
export async function makeHostilePictures(): Promise<HostilePicture[]> {
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#3b82f6' } });
  const jpeg = await photo.clone().jpeg().toBuffer();
  const located = await photo
    .clone()
    .withExif({
      IFD0: { Copyright: 'Secret Street 1', Orientation: '6' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  const logo = await sharp({ create: { width: 30, height: 30, channels: 4, background: '#3b82f680' } })
    .png()
    .toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  return [
    { what: 'a photo with its place', bytes: located, outcome: 'jpg' },
    {
      what: 'a photo with a page after its end',
      bytes: Buffer.concat([jpeg, Buffer.from(svg)]),
      outcome: 'jpg',
    },
    { what: 'a logo that can be seen through', bytes: logo, outcome: 'png' },
    { what: 'an animation', bytes: makeAnimation(), outcome: 'jpg' },
    { what: 'a text that unpacks to 100 MB', bytes: makeTextBomb(), outcome: 'jpg' },
    {
      what: 'a page that calls itself a picture',
      bytes: Buffer.from('<html><script>1</script>'),
      outcome: 'unsupported',
    },
    { what: 'SVG with a script', bytes: Buffer.from(svg), outcome: 'unsupported' },
    { what: 'GIF', bytes: await photo.clone().gif().toBuffer(), outcome: 'unsupported' },
    { what: 'WebP', bytes: await photo.clone().webp().toBuffer(), outcome: 'unsupported' },
    { what: 'TIFF', bytes: await photo.clone().tiff().toBuffer(), outcome: 'unsupported' },
    {
      what: '50,000 × 50,000 pixels',
      bytes: makePng(50_000, 50_000, deflateSync(Buffer.alloc(1_000))),
      outcome: 'too-many-pixels',
    },
    { what: 'half a photo', bytes: jpeg.subarray(0, jpeg.length - 120), outcome: 'damaged' },
    { what: 'the beginning of a photo', bytes: jpeg.subarray(0, 4), outcome: 'damaged' },
    {
      what: 'a photo with only its mark',
      bytes: Buffer.from([0xff, 0xd8, 0xff, ...Array(500).fill(0xff)]),
      outcome: 'damaged',
    },
    { what: 'too little data', bytes: makePng(300, 300, deflateSync(Buffer.alloc(10))), outcome: 'damaged' },
    { what: 'no pixels', bytes: makePng(0, 0, deflateSync(Buffer.alloc(0))), outcome: 'damaged' },
  ];
}
