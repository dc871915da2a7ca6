import { serviceCenters } from '../../../domain/brand/service-centers';
import { linkedWords } from '../../../domain/rules/notices/linked-words';
import { rangeTexts as words } from '../../texts/range';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import { LinkedWords } from '../LinkedWords';
import { PlaceLink } from '../PlaceLink';

interface Props {
  /** What the server says of it; empty: the portal says it. */
  alert: string;
  onClose: () => void;
}

/** The days reach back too far. With the link that the message brings, else with the one of the insurer. */
export const RangeAlert = ({ alert, onClose }: Props) => {
  const said = linkedWords(alert);
  const message = said.length === 0 ? linkedWords(words.limiteDeRango) : said;
  return (
    <LazyDialog
      title={words.informacion}
      onClose={{ label: shellTexts.cerrar, act: onClose }}
      actions={<Button onPress={onClose}>{words.entendido}</Button>}
    >
      <LinkedWords words={message} />
      {message.every(({ enlace }) => enlace === null) && (
        <p>
          <PlaceLink to={serviceCenters}>{words.centrosDeServicio}</PlaceLink>
        </p>
      )}
    </LazyDialog>
  );
};
