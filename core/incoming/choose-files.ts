import type { RefusedFile } from '#contract/attachments/attachments.schemas.ts';
import { attachmentExtensions, attachmentsMaximum } from '#contract/attachments/attachments.ts';
import { ourLine } from './our-line.ts';

/** A file of an email, before its bytes are looked at. */
export interface EmailFile {
  name: string;
  mediaType: string;
  /** The Content-ID by which the HTML of the email shows it, without brackets; null for none. */
  contentId: string | null;
  sizeBytes: number;
}

/** Pictures in the text that are smaller are logos and icons of signatures; photos and screenshots are larger. */
const smallestPictureBytes = 20_480;

/** Encryption and signatures that programs add by themselves. */
const machineTypes = /^application\/(?:x-)?(?:pkcs7-signature|pgp-signature|pgp-keys)$/;

/**
 * Which files of an email go with the message: those that could be sent in the chat by the ending of their name, as
 * many as in the chat. Files that only belong to the look of an email are left out without a note: small pictures in
 * its text, those of the quoted email, and signatures of programs.
 */
export function chooseFiles<File extends EmailFile>(
  files: readonly File[],
  html: string,
): { chosen: File[]; refused: RefusedFile[] } {
  const { written, quoted } = findShown(html);
  const chosen: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const { name, mediaType, contentId, sizeBytes } = file;
    const isPicture = mediaType.startsWith('image/') && contentId !== null;
    const isQuoted = isPicture && quoted.has(contentId) && !written.has(contentId);
    const isSmall = isPicture && written.has(contentId) && sizeBytes < smallestPictureBytes;
    if (isQuoted || isSmall || machineTypes.test(mediaType)) continue;
    if (!attachmentExtensions.some((ending) => name.toLowerCase().endsWith(ending)))
      refused.push({ name, reason: 'type' });
    else if (chosen.length === attachmentsMaximum) refused.push({ name, reason: 'number' });
    else chosen.push(file);
  }
  return { chosen, refused };
}

/** Content ids of the pictures that HTML shows, above our line and below it. */
function findShown(html: string): { written: Set<string>; quoted: Set<string> } {
  const end = ourLine.exec(html)?.index ?? html.length;
  const written = new Set<string>();
  const quoted = new Set<string>();
  for (const { 1: id = '', index } of html.matchAll(/\bcid:([^'"\s<>)]{1,256})/gi)) {
    const ids = index < end ? written : quoted;
    ids.add(decodeId(id));
  }
  return { written, quoted };
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
