import { useSelector } from '@xstate/react';
import { lazyPart } from '../../parts/lazy-part';
import { statePath } from '../../parts/state-path';
import { failureNotice } from '../../texts/failure';
import { shellTexts } from '../../texts/shell';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import type { ContactEditState, ViewProps } from './contact-ref';
import { StoredContact } from './StoredContact';
import { contactEditTexts as words } from './texts';

type View = (props: ViewProps) => React.ReactNode;

const Loading: View = () => (
  <Card>
    <Stack space={4}>
      <CardHead title={words.titulo} />
      <p role="status">{words.cargando}</p>
      <Skeleton shape="field" count={3} label={shellTexts.cargando} />
    </Stack>
  </Card>
);

const Failed: View = ({ actor }) => {
  const problema = useSelector(actor, ({ context }) => context.problema);
  return (
    <Card>
      <ErrorBlock
        title={words.sinCargar}
        detail={problema === null ? undefined : failureNotice(problema, 'acceso').detalle}
        retry={{ label: shellTexts.reintentar, act: () => actor.send({ type: 'REINTENTAR' }) }}
      />
    </Card>
  );
};

const Editor = lazyPart<ViewProps>(() => import('./Editor').then((view) => view.Editor));
const Conflicts = lazyPart<ViewProps>(() => import('./Conflicts').then((view) => view.Conflicts));

const views = {
  cargando: Loading,
  fallida: Failed,
  'viendo.tranquilo': StoredContact,
  'viendo.conRecuerdo': StoredContact,
  'viendo.guardado': StoredContact,
  'viendo.yendose': StoredContact,
  preparando: Editor,
  'editando.escribiendo': Editor,
  'editando.sinCambios': Editor,
  'editando.faltanDatos': Editor,
  'editando.soloTitular': Editor,
  'editando.sinLeer': Editor,
  'editando.fallida': Editor,
  'editando.noConfirmada': Editor,
  'editando.sinPedir': Editor,
  releyendo: Editor,
  'chocando.eligiendo': Conflicts,
  'chocando.faltaElegir': Conflicts,
  guardando: Editor,
  decidiendo: Editor,
  pidiendoCorreo: Editor,
  deshaciendo: Editor,
  'preguntando.salida': Editor,
  'preguntando.edicion': Editor,
  saliendo: StoredContact,
} satisfies Record<ContactEditState, View>;

/** The section «Datos de contacto y localización» of a profile. */
export const ContactEdit = ({ actor }: ViewProps) => {
  const state = useSelector(actor, (snapshot) => statePath<ContactEditState>(snapshot));
  const Current: View = views[state];
  return <Current actor={actor} />;
};
