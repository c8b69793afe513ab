import type { Chunk } from './encode-frames.ts';

/** Ids of the parts of a WebM file, as https://www.matroska.org/technical/elements.html lists them. */
const ids = {
  ebml: '1a45dfa3',
  docType: '4282',
  docTypeVersion: '4287',
  docTypeReadVersion: '4285',
  segment: '18538067',
  info: '1549a966',
  timestampScale: '2ad7b1',
  duration: '4489',
  muxingApp: '4d80',
  writingApp: '5741',
  tracks: '1654ae6b',
  track: 'ae',
  trackNumber: 'd7',
  trackUid: '73c5',
  trackType: '83',
  codec: '86',
  video: 'e0',
  width: 'b0',
  height: 'ba',
  cluster: '1f43b675',
  clusterTime: 'e7',
  simpleBlock: 'a3',
} as const;

/** A block says its time after its cluster's in 16 bits. */
const longestClusterMs = 30_000;

/** A video without sound as a WebM file: VP9 chunks in the order of their times. */
export function writeWebm(
  chunks: readonly Chunk[],
  { width, height, durationMs }: { width: number; height: number; durationMs: number },
): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(durationMs);
  return Buffer.concat([
    part('ebml', text('docType', 'webm'), number('docTypeVersion', 4), number('docTypeReadVersion', 2)),
    part(
      'segment',
      part(
        'info',
        // A millisecond in nanoseconds.
        number('timestampScale', 1_000_000),
        part('duration', duration),
        text('muxingApp', 'parley'),
        text('writingApp', 'parley'),
      ),
      part(
        'tracks',
        part(
          'track',
          number('trackNumber', 1),
          number('trackUid', 1),
          number('trackType', 1),
          text('codec', 'V_VP9'),
          part('video', number('width', width), number('height', height)),
        ),
      ),
      ...clustersOf(chunks),
    ),
  ]);
}

function clustersOf(chunks: readonly Chunk[]): Buffer[] {
  const groups = Map.groupBy(chunks, ({ ms }) => Math.floor(ms / longestClusterMs) * longestClusterMs);
  return [...groups].map(([begun, group]) =>
    part('cluster', number('clusterTime', begun), ...group.map((chunk) => blockOf(chunk, begun))),
  );
}

function blockOf({ ms, isKey, bytes }: Chunk, begun: number): Buffer {
  const head = Buffer.alloc(4);
  // The number of the track, as a size is written.
  head.writeUInt8(0x81, 0);
  head.writeInt16BE(Math.round(ms) - begun, 1);
  head.writeUInt8(isKey ? 0x80 : 0, 3);
  return part('simpleBlock', head, bytes);
}

function part(name: keyof typeof ids, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(ids[name], 'hex'), size, body]);
}

const text = (name: keyof typeof ids, value: string): Buffer => part(name, Buffer.from(value));

function number(name: keyof typeof ids, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return part(name, bytes);
}
