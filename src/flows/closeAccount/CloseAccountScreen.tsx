import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { closeAccountMachine } from '../../../machines/closeAccount/closeAccount.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../parts/use-flow';
import { callNotice } from '../../texts/call-notice';
import { ownPasswordRefusals, ownPasswordTexts } from '../../texts/own-password';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/blocks/Alert';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { PasswordField } from '../../ui/fields/PasswordField';
import { useEmitted } from '../../ui/hooks/use-emitted';
import { useLeadFocus } from '../../ui/hooks/use-lead-focus';
import { Row, Stack } from '../../ui/layout/Stack';
import { closeAccountTexts as words } from './texts';

type State = StateOf<typeof closeAccountMachine>;
interface ViewProps {
  actor: ActorRefFrom<typeof closeAccountMachine>;
  state: State;
}
type View = (props: ViewProps) => React.ReactNode;

const Nothing: View = () => null;

const Explained: View = ({ actor }) => (
  <>
    <p>{words.seBorra}</p>
    <p>{words.queda}</p>
    <Row>
      <Button kind="outline" onPress={() => actor.send({ type: 'CERRAR_CUENTA' })}>
        {words.cerrar}
      </Button>
    </Row>
  </>
);

/** The password stays in its field and travels only in the event that sends it. */
const Confirm: View = ({ actor, state }) => {
  const field = useRef<HTMLInputElement>(null);
  const respuesta = useSelector(actor, ({ context }) => context.respuesta);
  const problema = useSelector(actor, ({ context }) => context.problema);
  const presses = useEmitted(actor, 'FALTAN_DATOS');
  const busy = state === 'cerrando';
  // A press opened it, and a press was answered.
  useLeadFocus(busy ? null : String(presses), field);
  const notice =
    state === 'confirmando.sinCerrar' ? callNotice({ respuesta, problema }, ownPasswordRefusals, 'acceso') : null;
  const refused = respuesta === null ? undefined : notice?.titulo;
  const error = state === 'confirmando.faltaClave' ? ownPasswordTexts.vacia : refused;
  const send = () => actor.send({ type: 'CONFIRMAR', clave: field.current?.value ?? '' });
  return (
    <>
      <p>{words.seBorra}</p>
      <p>{words.queda}</p>
      {notice !== null && respuesta === null && (
        <Alert tone="error" title={notice.titulo}>
          <p>{words.sinSaber}</p>
        </Alert>
      )}
      <p>{words.paraCerrar}</p>
      <PasswordField
        ref={field}
        label={words.clave}
        error={error}
        showLabel={ownPasswordTexts.mostrar}
        hideLabel={ownPasswordTexts.ocultar}
        autoComplete="current-password"
        readOnly={busy}
        onInput={() => actor.send({ type: 'ESCRIBIR' })}
        onEnter={send}
      />
      <Row>
        <Button kind="outline" onPress={() => actor.send({ type: 'CANCELAR' })}>
          {words.cancelar}
        </Button>
        <Button kind="danger" busy={busy} busyLabel={words.cerrando} onPress={send}>
          {words.confirmar}
        </Button>
      </Row>
    </>
  );
};

const views = {
  empezando: Nothing,
  explicando: Explained,
  'confirmando.escribiendo': Confirm,
  'confirmando.faltaClave': Confirm,
  'confirmando.sinCerrar': Confirm,
  cerrando: Confirm,
  cerrada: Nothing,
  ausente: Nothing,
} satisfies Record<State, View>;

/** In one's own profile. Nothing where the server closes no accounts. */
export const CloseAccountScreen = ({ start }: { start: () => Start<typeof closeAccountMachine> }) => {
  const { actor, state } = useFlow(start);
  const Current = views[state];
  if (Current === Nothing) return null;
  return (
    <Card>
      <Stack space={3}>
        <CardHead title={words.titulo} />
        <Current actor={actor} state={state} />
      </Stack>
    </Card>
  );
};
