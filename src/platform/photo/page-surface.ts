import type { MakeSurface } from './photo-work';

/** For browsers without OffscreenCanvas in workers. */
export const pageSurface: MakeSurface = ({ ancho, alto }) => {
  const canvas = document.createElement('canvas');
  canvas.width = ancho;
  canvas.height = alto;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no surface to draw on');
  return {
    context,
    toJpeg: (quality) =>
      new Promise((resolve, reject) => {
        canvas.toBlob(
          (file) => (file === null ? reject(new Error('the surface gave no file')) : resolve(file)),
          'image/jpeg',
          quality,
        );
      }),
  };
};
