/** An upload of a picture of four pixels. */
export function pictureForm(): FormData {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mP4z8AARAwQCgAf7gP9Y167WwAAAABJRU5ErkJggg==';
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(png, 'base64')]), 'picture.png');
  return form;
}
