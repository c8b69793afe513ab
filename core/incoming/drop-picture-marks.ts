/**
 * The plain text of an email without what mail programs write in it for a picture that is shown there: `[cid:logo@mail]`,
 * or `[image: logo.png]`.
 */
export function dropPictureMarks(
  text: string,
  pictures: readonly { name: string; contentId: string | null }[],
): string {
  let rest = text;
  for (const { name, contentId } of pictures) {
    rest = rest.replaceAll(`[image: ${name}]`, '');
    if (contentId !== null) rest = rest.replaceAll(`[cid:${contentId}]`, '');
  }
  return rest;
}
