const kinds: Record<string, string> = {
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  gif: 'image',
  webp: 'sticker',
  heic: 'image',
  mp4: 'video',
  mov: 'video',
  '3gp': 'video',
  webm: 'video',
  opus: 'audio',
  ogg: 'audio',
  m4a: 'audio',
  mp3: 'audio',
  aac: 'audio',
  amr: 'audio',
  wav: 'audio',
};

/** What a file holds, by the end of its name. */
export function kindOfFile(name: string): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return kinds[ending] ?? 'file';
}
