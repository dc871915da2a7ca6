import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { serviceCenters } from '../../../domain/brand/service-centers';
import { linkedWords } from '../../../domain/rules/notices/linked-words';
import type { rangeLimitMachine } from '../../../machines/rangeLimit/rangeLimit.machine';
import type { StateOf } from '../../../machines/state-of';
import { LinkedWords } from '../../parts/LinkedWords';
import { PlaceLink } from '../../parts/PlaceLink';
import { statePath } from '../../parts/state-path';
import { rangeTexts as words } from '../../texts/range';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { LazyDialog } from '../../ui/overlays/LazyDialog';

type RangeLimitRef = ActorRefFrom<typeof rangeLimitMachine>;
type View = (props: { limit: RangeLimitRef }) => ReactNode;

/** With the link of the message, or else the insurer's. */
const RangeAlert: View = ({ limit }) => {
  const said = linkedWords(useSelector(limit, ({ context }) => context.alerta));
  const message = said.length === 0 ? linkedWords(words.limiteDeRango) : said;
  const close = () => limit.send({ type: 'CERRAR' });
  return (
    <LazyDialog
      title={words.informacion}
      onClose={{ label: shellTexts.cerrar, act: close }}
      actions={<Button onPress={close}>{words.entendido}</Button>}
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

const views = {
  cargando: null,
  mostrando: RangeAlert,
  cerrada: null,
} satisfies Record<StateOf<typeof rangeLimitMachine>, View | null>;

/** The dialog for a search whose date range starts too long ago. */
export const RangeLimitScreen = ({ limit }: { limit: RangeLimitRef }) => {
  const Current = views[useSelector(limit, (snapshot) => statePath<StateOf<typeof rangeLimitMachine>>(snapshot))];
  return Current === null ? null : <Current limit={limit} />;
};
