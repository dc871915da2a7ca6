import { code, large as largeStyle } from './QrCode.css';
import { qrShape } from './qr-shape';

interface Props {
  /** The encoded value. */
  value: string;
  /** The accessible name. */
  label: string;
  large?: boolean;
}

export const QrCode = ({ value, label, large = false }: Props) => {
  const { side, path } = qrShape(value);
  return (
    <svg className={large ? largeStyle : code} role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`}>
      <path d={path} />
    </svg>
  );
};
