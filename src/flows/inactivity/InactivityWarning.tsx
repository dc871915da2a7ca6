import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Button } from '../../ui/actions/Button';
import { Announcer } from '../../ui/blocks/Announcer';
import { CountdownRing } from '../../ui/blocks/CountdownRing';
import { useDocumentTitle } from '../../ui/hooks/use-document-title';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import type { Deps } from '../../wiring/deps';
import { inactivityTexts as words } from './texts';

type Props = Pick<Deps, 'inactivity'>;

export const InactivityWarning = ({ inactivity }: Props) => {
  const warning = useSelector(inactivity, (snapshot) => snapshot.hasTag('aviso'));
  const extended = useSelector(inactivity, (snapshot) => snapshot.context.anuncio === 'extendida');
  return (
    <>
      <Announcer words={extended ? words.extendida : ''} />
      {warning && <Warning inactivity={inactivity} />}
    </>
  );
};

const Warning = ({ inactivity }: Props) => {
  const seconds = useSelector(inactivity, (snapshot) => snapshot.context.quedan);
  const of = useSelector(inactivity, (snapshot) => snapshot.context.limites.warnBeforeMs / 1000);
  const spoken = useSelector(inactivity, ({ context }) =>
    typeof context.anuncio === 'number' ? context.anuncio : null,
  );
  const proceed = useRef<HTMLButtonElement>(null);
  useDocumentTitle(words.pestana(seconds));
  return (
    <LazyDialog
      urgent
      look="centred"
      lead={<CountdownRing seconds={seconds} of={of} />}
      title={words.titulo}
      focusFirst={proceed}
      actions={
        <>
          <Button ref={proceed} width="full" onPress={() => inactivity.send({ type: 'CONTINUAR' })}>
            {words.continuar}
          </Button>
          <Button kind="ghost" width="full" onPress={() => inactivity.send({ type: 'CERRAR_SESION' })}>
            {words.cerrar}
          </Button>
        </>
      }
    >
      <p>{words.frase}</p>
      <p>
        <strong>{words.quedan(seconds)}</strong> {words.indicacion}
      </p>
      <Announcer urgent words={spoken === null ? '' : words.quedan(spoken)} />
    </LazyDialog>
  );
};
