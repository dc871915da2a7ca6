import { shellTexts } from '../../texts/shell';
import { QrPanel } from '../../ui/blocks/QrPanel';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import type { ViewProps } from './card-ref';
import { cardTexts as words } from './texts';

interface Props extends Pick<ViewProps, 'card'> {
  name: string;
  code: string;
  number: string;
}

/** A large QR code to show to a scanner. */
export const EnlargedCode = ({ card, name, code, number }: Props) => (
  <LazyDialog title={name} size="full" onClose={{ label: shellTexts.cerrar, act: () => card.send({ type: 'CERRAR' }) }}>
    <QrPanel value={code} label={words.codigo(name)} title={words.numeroDe(number)} large />
  </LazyDialog>
);
