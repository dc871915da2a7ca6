import { type ReactNode, useId } from 'react';
import type { applicationMachine } from '../../../machines/application/application.machine';
import type { applicationListsMachine } from '../../../machines/applicationLists/applicationLists.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../parts/use-flow';
import { shellTexts } from '../../texts/shell';
import { Page } from '../../ui/frames/Page';
import { useDocumentTitle } from '../../ui/hooks/use-document-title';
import type { ApplicationRef, ListsRef, ViewProps } from './application-ref';
import { Before } from './Before';
import { Received } from './Received';
import { Steps } from './Steps';
import { applicationTexts as words } from './texts';

const tab = `${words.titulo} · ${shellTexts.producto}`;

type View = (props: ViewProps) => ReactNode;

const Entry: View = (props) => (
  <Page title={words.titulo} tab={tab} lead={words.entrada}>
    <Before {...props} />
  </Page>
);
const Arriving: View = () => <Page title={words.titulo} tab={tab} lead={words.entrada} />;
const Wizard: View = (props) => {
  useDocumentTitle(tab);
  return <Steps {...props} />;
};
const Ended: View = (props) => (
  <Page title={words.titulo} tab={tab}>
    <Received {...props} />
  </Page>
);

const views = {
  llegando: Arriving,
  'antes.nueva': Entry,
  'antes.conBorrador': Entry,
  'formulario.eligiendoPaso': Wizard,
  'formulario.plan.escribiendo': Wizard,
  'formulario.plan.faltanDatos': Wizard,
  'formulario.datosPersonales.escribiendo': Wizard,
  'formulario.datosPersonales.faltanDatos': Wizard,
  'formulario.dependientes.escribiendo': Wizard,
  'formulario.dependientes.faltanDatos': Wizard,
  'formulario.dependientes.dialogo': Wizard,
  'formulario.datosDePago.escribiendo': Wizard,
  'formulario.datosDePago.faltanDatos': Wizard,
  'formulario.declaracionDeSalud.escribiendo': Wizard,
  'formulario.declaracionDeSalud.faltanDatos': Wizard,
  'formulario.revision.leyendo': Wizard,
  'formulario.revision.sinPreguntas': Wizard,
  'formulario.revision.fallida': Wizard,
  'formulario.revision.sinConfirmar': Wizard,
  enviando: Wizard,
  enviada: Ended,
  concluida: Arriving,
} satisfies Record<StateOf<typeof applicationMachine>, View>;

interface Props {
  startLists: () => Start<typeof applicationListsMachine>;
  start: (lists: ListsRef) => Start<typeof applicationMachine>;
  /** The dialog of a dependent, while it is open. */
  dependent: (application: ApplicationRef) => ReactNode;
}

/** The public application for the alternative plan. */
export const ApplicationScreen = ({ startLists, start, dependent }: Props) => {
  const { actor: lists } = useFlow(startLists);
  const { actor, state } = useFlow(() => start(lists));
  const form = useId();
  const Current: View = views[state];
  return (
    <>
      <Current actor={actor} lists={lists} form={form} />
      {state === 'formulario.dependientes.dialogo' && dependent(actor)}
    </>
  );
};
