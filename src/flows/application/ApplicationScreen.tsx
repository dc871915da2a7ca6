import { type ReactNode, useId } from 'react';
import type { ApplicationStep } from '../../../domain/rules/application/application-faults';
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
/** A view, and the step it shows, if any. */
type Shown = readonly [View, ApplicationStep?];

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
  llegando: [Arriving],
  'antes.nueva': [Entry],
  'antes.conBorrador': [Entry],
  'formulario.eligiendoPaso': [Wizard],
  'formulario.plan.escribiendo': [Wizard, 0],
  'formulario.plan.faltanDatos': [Wizard, 0],
  'formulario.datosPersonales.escribiendo': [Wizard, 1],
  'formulario.datosPersonales.faltanDatos': [Wizard, 1],
  'formulario.dependientes.mirando': [Wizard, 2],
  'formulario.dependientes.escribiendo': [Wizard, 2],
  'formulario.dependientes.faltanDatos': [Wizard, 2],
  'formulario.dialogo': [Wizard, 2],
  'formulario.datosDePago.escribiendo': [Wizard, 3],
  'formulario.datosDePago.faltanDatos': [Wizard, 3],
  'formulario.declaracionDeSalud.escribiendo': [Wizard, 4],
  'formulario.declaracionDeSalud.faltanDatos': [Wizard, 4],
  'formulario.revision.mirando': [Wizard, 5],
  'formulario.revision.leyendo': [Wizard, 5],
  'formulario.revision.sinPreguntas': [Wizard, 5],
  'formulario.revision.fallida': [Wizard, 5],
  'formulario.revision.sinConfirmar': [Wizard, 5],
  enviando: [Wizard, 5],
  'enviada.quieta': [Ended],
  'enviada.entregando': [Ended],
  'enviada.copiada': [Ended],
  'enviada.sinEntregar': [Ended],
  concluida: [Arriving],
} satisfies Record<StateOf<typeof applicationMachine>, Shown>;

interface Props {
  startLists: () => Start<typeof applicationListsMachine>;
  start: (lists: ListsRef) => Start<typeof applicationMachine>;
  /** Renders the dependent's dialog while it is open. */
  dependent: (application: ApplicationRef) => ReactNode;
}

/** The public application for the alternative plan. */
export const ApplicationScreen = ({ startLists, start, dependent }: Props) => {
  const { actor: lists } = useFlow(startLists);
  const { actor, state } = useFlow(() => start(lists));
  const form = useId();
  const [Current, paso = 0]: Shown = views[state];
  return (
    <>
      <Current actor={actor} lists={lists} form={form} paso={paso} />
      {state === 'formulario.dialogo' && dependent(actor)}
    </>
  );
};
