import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import type { ActorRefFrom, InputFrom } from 'xstate';
import type { loginMachine } from '../../../machines/login/login.machine';
import type { StateOf } from '../../../machines/state-of';
import { leafOf } from '../../app/leaf-of';
import type { DocumentType } from '../../rules/document/credentials';
import { shellTexts } from '../../texts/shell';
import { EntryFrame } from '../../ui/frames/EntryFrame';
import { Form } from './Form';
import { Information } from './Information';
import { Leaving } from './Leaving';

export type LoginRef = ActorRefFrom<typeof loginMachine>;
type View = (props: { actor: LoginRef; larimar: string }) => React.ReactNode;

const views = {
  llegando: Form,
  'formulario.editando': Form,
  'formulario.sesionVencida': Form,
  'formulario.sesionInactiva': Form,
  'formulario.sesionCerradaFuera': Form,
  'formulario.faltanDatos': Form,
  'formulario.camposVacios': Form,
  'formulario.credencialesInvalidas': Form,
  'formulario.bloqueada': Form,
  'formulario.rechazada': Form,
  'formulario.sinConexion': Form,
  'formulario.sinRespuesta': Form,
  'formulario.sinServicio': Form,
  'formulario.ilegible': Form,
  'formulario.fallo': Form,
  autenticando: Form,
  informando: Form,
  revisandoContacto: Leaving,
  eligiendoDestino: Leaving,
  haciaOnboarding: Leaving,
  haciaClub: Leaving,
  haciaRegreso: Leaving,
  haciaInicio: Leaving,
} satisfies Record<StateOf<typeof loginMachine>, View>;

interface Props {
  /** Called once: the machine with its parts, and what it starts from. */
  start: () => { logic: typeof loginMachine; input: InputFrom<typeof loginMachine> };
  larimar: string;
  /** At the end of the page, as everywhere. */
  help: React.ReactNode;
  /** What the address opens over the page. The document goes with it and comes back, and stands in no address. */
  dialog?: ((page: Page) => React.ReactNode) | undefined;
  /** Above the form. */
  notice?: React.ReactNode;
}

interface Page {
  typed: () => TypedDocument;
  carry: (typed: TypedDocument) => void;
}
interface TypedDocument {
  tipoDocumento: DocumentType | null;
  documento: string;
}

export const LoginScreen = ({ start, larimar, help, dialog, notice }: Props) => {
  const [{ logic, input }] = useState(start);
  const actor = useActorRef(logic, { input });
  const state = useSelector(actor, (snapshot) => leafOf<StateOf<typeof loginMachine>>(snapshot));
  const Current = views[state];
  return (
    <EntryFrame name={shellTexts.producto} tagline={shellTexts.lema} foot={help}>
      <Suspense>{notice}</Suspense>
      <Current actor={actor} larimar={larimar} />
      {state === 'informando' && <Information actor={actor} />}
      <Suspense>
        {dialog?.({
          typed: () => actor.getSnapshot().context,
          carry: ({ tipoDocumento, documento }) => {
            actor.send({ type: 'ELEGIR_TIPO', tipoDocumento });
            actor.send({ type: 'ESCRIBIR_DOCUMENTO', texto: documento });
          },
        })}
      </Suspense>
    </EntryFrame>
  );
};
