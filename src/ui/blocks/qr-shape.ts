import { correction, generate } from 'lean-qr';

/** Empty points around the code that a reader needs to find it. */
const quiet = 4;

export interface QrShape {
  /** In points, with the quiet ones around it. */
  side: number;
  /** The dark points as a path of an SVG with this side. */
  path: string;
}

export const qrShape = (text: string): QrShape => {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const rows = Array.from({ length: code.size }, (_, y) => {
    const dark = Array.from({ length: code.size + 1 }, (_, x) => code.get(x, y));
    const starts = dark.flatMap((is, x) => (is && dark[x - 1] !== true ? [x] : []));
    return starts.map((x) => `M${x + quiet} ${y + quiet}h${dark.indexOf(false, x) - x}v1H${x + quiet}z`).join('');
  });
  return { side: code.size + 2 * quiet, path: rows.join('') };
};
