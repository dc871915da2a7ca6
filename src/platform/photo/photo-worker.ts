import { type Asked, doTask } from './photo-task';
import type { MakeSurface } from './photo-work';

const surface: MakeSurface = ({ ancho, alto }) => {
  const canvas = new OffscreenCanvas(ancho, alto);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no surface to draw on');
  return { context, toJpeg: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }) };
};

addEventListener('message', ({ data: { id, asked } }: MessageEvent<{ id: number; asked: Asked }>) => {
  doTask(asked, surface).then(
    (done) => postMessage({ id, done }),
    (error: unknown) => postMessage({ id, failed: String(error) }),
  );
});
