import { useSelector } from '@xstate/react';
import type { changePasswordMachine } from '../../../machines/changePassword/changePassword.machine';
import type { StateOf } from '../../../machines/state-of';
import { LinkButton } from '../../parts/links/link-views';
import { useFlow } from '../../parts/use-flow';
import { linkTexts } from '../../texts/links';
import { shellTexts } from '../../texts/shell';
import { Outcome } from '../../ui/blocks/Outcome';
import { Spinner } from '../../ui/blocks/Spinner';
import { LinkPage } from '../../ui/frames/LinkPage';
import { Form } from './Form';
import type { ChangePasswordRef } from './password-ref';
import { badLinkWords, changePasswordTexts as words } from './texts';

type View = (props: { actor: ChangePasswordRef }) => React.ReactNode;

const Opening: View = () => <Spinner label={linkTexts.abriendo} />;
const Nothing: View = () => null;

const Changed: View = ({ actor }) => (
  <Outcome tone="exito" title={words.cambiada} details={[linkTexts.redireccion]} occasion="sent">
    <LinkButton actor={actor} event="IR_A_INICIAR_SESION" />
  </Outcome>
);

/** If the link was used, the member most likely has a working password. */
const BadLink: View = ({ actor }) => {
  const enlace = useSelector(actor, ({ context }) => context.enlace);
  const respuesta = useSelector(actor, ({ context }) => context.respuesta);
  if (enlace === null) return null;
  const { titulo, detalles } = badLinkWords(enlace, respuesta);
  return (
    <Outcome tone="error" title={titulo} details={detalles} occasion={respuesta === null ? null : 'sent'}>
      {enlace === 'usado' ? (
        <>
          <LinkButton actor={actor} event="IR_A_INICIAR_SESION" />
          <LinkButton actor={actor} event="PEDIR_ENLACE" kind="outline" />
        </>
      ) : (
        <>
          <LinkButton actor={actor} event="PEDIR_ENLACE" />
          <LinkButton actor={actor} event="IR_A_INICIAR_SESION" kind="ghost" />
        </>
      )}
    </Outcome>
  );
};

const views = {
  abriendo: Opening,
  'formulario.editando': Form,
  'formulario.faltanDatos': Form,
  'formulario.claveFacil': Form,
  'formulario.rechazada': Form,
  'formulario.sinCambio': Form,
  enviando: Form,
  cambiada: Changed,
  enlaceInservible: BadLink,
  haciaLogin: Nothing,
  haciaRecuperacion: Nothing,
} satisfies Record<StateOf<typeof changePasswordMachine>, View>;

export const ChangePasswordScreen = ({ start }: { start: () => typeof changePasswordMachine }) => {
  const { actor, state } = useFlow(() => ({ logic: start(), input: {} }));
  const Current = views[state];
  return (
    <LinkPage
      title={words.titulo}
      tab={`${words.titulo} · ${shellTexts.producto}`}
      lead={Current === Form ? words.entrada : undefined}
    >
      <Current actor={actor} />
    </LinkPage>
  );
};
