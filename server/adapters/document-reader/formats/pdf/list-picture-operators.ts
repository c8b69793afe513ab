import { getResolvedPDFJS } from 'unpdf';

/** The numbers of the operators of pdf.js that draw a picture. */
export async function listPictureOperators(): Promise<ReadonlySet<number>> {
  const { OPS } = await getResolvedPDFJS();
  return new Set<number>([
    OPS.paintImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintImageMaskXObjectRepeat,
  ]);
}
