export const deletePicturesJob = 'pictures.delete';
