/** Largest file that is taken as a picture: 1 MB. */
export const pictureMaximumBytes = 1_048_576;

/** Endings of the names of pictures that are taken; the bytes decide. */
export const pictureExtensions = ['.jpg', '.jpeg', '.png'] as const;

/** More pixels than any camera's 48 million would only fill the memory. */
export const pictureMaximumPixels = 50_000_000;

/** Sides of the squares that pictures are stored as, in pixels. */
export const pictureSides = { avatar: 256, cover: 430 } as const;

export type PictureKind = keyof typeof pictureSides;

export const pictureSentences = {
  missing: 'Send the picture in the field “file” of a multipart form.',
  'too-large': 'This picture is larger than 1 MB. Make it smaller, or choose another one.',
  unsupported: 'This is not a .jpg or .png picture. Save it as one of these, or choose another one.',
  'too-many-pixels': 'This picture has more than 50 million pixels. Make it smaller, or choose another one.',
  damaged: 'This picture is damaged and cannot be read. Save it again, or choose another one.',
  'too-hard': 'This picture could not be read in time. Save it again, or choose another one.',
  restarting: 'The server is restarting, so the picture was not saved. Please try again.',
} as const;
