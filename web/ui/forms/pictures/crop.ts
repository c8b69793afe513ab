/** Square of a picture, in pixels of the picture as it is shown. */
export interface Crop {
  left: number;
  top: number;
  side: number;
}
