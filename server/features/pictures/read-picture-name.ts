/** What a stored picture is called: id of its file, start of the SHA-256 of its bytes, and format. */
const pattern = /^(pic_[a-z0-9]+)-([0-9a-f]{16})\.(jpg|png)$/;

export interface PictureName {
  fileId: string;
  hash: string;
  format: 'jpg' | 'png';
}

/** Takes the name of a stored picture apart; null for anything else, such as the id of another file. */
export function readPictureName(name: string): PictureName | null {
  const [, fileId, hash, format] = pattern.exec(name) ?? [];
  if (fileId === undefined || hash === undefined) return null;
  return { fileId, hash, format: format === 'png' ? 'png' : 'jpg' };
}
