import { useRef, useState } from 'react';
import { uploadAsMember } from '#contract/attachments/attachments.endpoints.ts';
import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import { attachmentsMaximum } from '#contract/attachments/attachments.ts';
import { callWithFile } from '#web/lib/call.ts';
import { describeError } from '#web/lib/call-error.ts';

/** A file on its way. */
interface Upload {
  key: number;
  name: string;
}

/**
 * Uploads files for a reply, several at once.
 * @param chosen how many the reply has already
 * @param onUploaded called with each that is there
 * @param onProblem called with a sentence for each that is not taken
 */
export function useUploads(
  conversationId: string,
  chosen: number,
  onUploaded: (file: Attachment) => void,
  onProblem: (sentence: string) => void,
) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const lastKey = useRef(0);
  const upload = async (file: File) => {
    lastKey.current += 1;
    const key = lastKey.current;
    setUploads((before) => [...before, { key, name: file.name }]);
    try {
      onUploaded(await callWithFile(uploadAsMember, { params: { conversationId }, file }));
    } catch (error) {
      onProblem(describeError(error));
    } finally {
      setUploads((before) => before.filter((each) => each.key !== key));
    }
  };
  return {
    uploads,
    add(files: Iterable<File>) {
      const all = [...files];
      const places = attachmentsMaximum - chosen - uploads.length;
      if (all.length > places) onProblem(`Send at most ${attachmentsMaximum} files with one reply.`);
      for (const file of all.slice(0, Math.max(0, places))) void upload(file);
    },
  };
}
