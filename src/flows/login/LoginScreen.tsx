import type { DocumentType } from '../../../domain/rules/document/credentials';
import type { loginMachine } from '../../../machines/login/login.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../parts/use-flow';
import { shellTexts } from '../../texts/shell';
import { lazyComponent } from '../../ui/blocks/lazy-component';
import { EntryFrame } from '../../ui/frames/EntryFrame';
import { Form } from './Form';
import { Leaving } from './Leaving';
import type { ViewProps } from './login-ref';

/** Shown only after an answer, so the network that delivered it can load this chunk. */
const Information = lazyComponent(() => import('./Information').then((module) => module.Information));

type View = (props: ViewProps) => React.ReactNode;

const views = {
  llegando: Form,
  'formulario.editando': Form,
  'formulario.sesionVencida': Form,
  'formulario.sesionInactiva': Form,
  'formulario.sesionCerradaFuera': Form,
  'formulario.sesionCerradaLejos': Form,
  'formulario.correoPorConfirmar': Form,
  'formulario.cuentaCerrada': Form,
  'formulario.sinPaginas': Form,
  'formulario.faltanDatos': Form,
  'formulario.camposVacios': Form,
  'formulario.advertida': Form,
  'formulario.rechazada': Form,
  'formulario.llaveSinUso': Form,
  'formulario.sinLlave': Form,
  'formulario.sinEntrar': Form,
  pidiendoLlave: Form,
  entrandoConLlave: Form,
  autenticando: Form,
  informando: Form,
  'dentro.revisandoContacto': Leaving,
  'dentro.eligiendoDestino': Leaving,
  'dentro.haciaOnboarding': Leaving,
  'dentro.haciaClub': Leaving,
  'dentro.haciaRegreso': Leaving,
  'dentro.haciaInicio': Leaving,
} satisfies Record<StateOf<typeof loginMachine>, View>;

interface Props {
  start: () => Start<typeof loginMachine>;
  larimar: string;
  /** At the end of every page. */
  help: React.ReactNode;
  /**
   * The dialog that the address opens over the page. It receives and returns the document, which never appears in the
   * address.
   */
  dialog?: ((page: Page) => React.ReactNode) | undefined;
  /** Shown above the form. */
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
  const { actor, state } = useFlow(start);
  const Current = views[state];
  return (
    <EntryFrame name={shellTexts.producto} tagline={shellTexts.lema} foot={help}>
      {notice}
      <Current actor={actor} state={state} larimar={larimar} />
      {state === 'informando' && <Information actor={actor} />}
      {dialog?.({
        typed: () => actor.getSnapshot().context.borrador,
        carry: ({ tipoDocumento, documento }) => {
          actor.send({ type: 'ESCRIBIR', campo: 'tipoDocumento', valor: tipoDocumento });
          actor.send({ type: 'ESCRIBIR', campo: 'documento', valor: documento });
        },
      })}
    </EntryFrame>
  );
};
