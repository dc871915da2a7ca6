import { correction, generate } from 'lean-qr';

/** The quiet zone: empty modules around the code that a scanner needs. */
const quiet = 4;

export interface QrShape {
  /** In modules, including the quiet zone. */
  side: number;
  /** The dark modules as an SVG path. */
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
