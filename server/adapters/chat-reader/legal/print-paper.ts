import { openPaper, type Paper, type PaperLook } from './open-paper.ts';

/**
 * A paper as PDF. It is written twice: the draft tells how many pages there are and where everything is, so that the second
 * time each page can go out as soon as it is full.
 */
export async function printPaper(look: PaperLook, write: (paper: Paper) => void): Promise<Buffer> {
  const draft = openPaper(look, null, () => undefined);
  write(draft);
  const pieces: Buffer[] = [];
  const paper = openPaper(look, await draft.end(), (piece) => pieces.push(piece));
  write(paper);
  await paper.end();
  return Buffer.concat(pieces);
}
