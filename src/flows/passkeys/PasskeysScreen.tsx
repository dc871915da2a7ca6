import { useSelector } from '@xstate/react';
import { screenMoment } from '../../../domain/rules/dates/dates';
import type { Llave, passkeysMachine } from '../../../machines/passkeys/passkeys.machine';
import { ReadingCard } from '../../parts/ReadingCard';
import { type Start, useFlow } from '../../parts/use-flow';
import { callNotice } from '../../texts/call-notice';
import type { Notice } from '../../texts/problem';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { RetryButton } from '../../ui/actions/RetryButton';
import { Alert } from '../../ui/blocks/Alert';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { RowLead } from '../../ui/blocks/RowLead';
import { SwitchList } from '../../ui/fields/SwitchList';
import { TextField } from '../../ui/fields/TextField';
import { Row, Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { Confirmation } from '../../ui/overlays/Confirmation';
import type { PasskeysState, ViewProps } from './passkeys-ref';
import { passkeysTexts as words } from './texts';

type View = (props: ViewProps) => React.ReactNode;

const Nothing: View = () => null;

const Reading: View = ({ actor }) => (
  <ReadingCard actor={actor} title={words.titulo} reading={words.cargando} failure={words.sinCargar} rows={1} />
);

const busy: readonly PasskeysState[] = ['mostrando.pidiendo', 'mostrando.cambiando', 'mostrando.comprobando'];
const retried: readonly PasskeysState[] = [
  'mostrando.quieta.noPedida',
  'mostrando.quieta.noHecho',
  'mostrando.quieta.sinConfirmar',
];

const useWords = ({ actor, state }: ViewProps): { note: string; trouble: Notice | null } => {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const notes: Partial<Record<PasskeysState, string>> = {
    'mostrando.pidiendo': words.esperando,
    'mostrando.cambiando': words.guardando,
    'mostrando.comprobando': words.comprobando,
    'mostrando.quieta.hecho': words.hecho(context.cambio),
    'mostrando.quieta.sinLlave': words.sinLlave,
    'mostrando.quieta.repetida': words.repetida,
  };
  const troubles: Partial<Record<PasskeysState, Notice | null>> = {
    'mostrando.quieta.noPedida': callNotice(context, {}, 'acceso'),
    'mostrando.quieta.rechazado': callNotice(context, {}, 'acceso'),
    'mostrando.quieta.noHecho': words.noHecho(context.cambio),
    'mostrando.quieta.sinConfirmar': words.sinConfirmar,
  };
  return { note: notes[state] ?? '', trouble: troubles[state] ?? null };
};

const Line = ({ actor, state, llave }: ViewProps & { llave: Llave }) => {
  const isBusy = busy.includes(state);
  const ways = [
    { label: words.nombrar, type: 'NOMBRAR' },
    { label: words.quitar, type: 'QUITAR' },
  ] as const;
  return (
    <Row ends>
      <RowLead title={llave.nombre} line={words.uso(llave, (wire) => screenMoment(Date.parse(wire)))} />
      <Row>
        {ways.map(({ label, type }) => (
          <Button key={type} kind="outline" busy={isBusy} onPress={() => actor.send({ type, llave })}>
            {label}
            <VisuallyHidden>{words.deCual(llave)}</VisuallyHidden>
          </Button>
        ))}
      </Row>
    </Row>
  );
};

const Adding = ({ actor, state }: ViewProps) => {
  const { llaves, puede } = useSelector(actor, ({ context }) => context);
  if (!puede) return <p>{words.sinNavegador}</p>;
  if (llaves.caben <= 0) return <p>{words.llena}</p>;
  return (
    <Row>
      <Button
        kind="outline"
        busy={busy.includes(state)}
        busyLabel={words.agregar}
        onPress={() => actor.send({ type: 'AGREGAR' })}
      >
        {words.agregar}
      </Button>
      {state === 'mostrando.pidiendo' && (
        <Button kind="ghost" onPress={() => actor.send({ type: 'CANCELAR' })}>
          {words.cancelar}
        </Button>
      )}
    </Row>
  );
};

const Shown: View = ({ actor, state }) => {
  const { llaves } = useSelector(actor, ({ context }) => context.llaves);
  const { note, trouble } = useWords({ actor, state });
  const retry = retried.includes(state)
    ? { action: <RetryButton label={shellTexts.reintentar} onPress={() => actor.send({ type: 'REINTENTAR' })} /> }
    : {};
  return (
    <Card>
      <Stack space={3}>
        <CardHead title={words.titulo} />
        <p>{words.explicacion}</p>
        {llaves.length === 0 ? (
          <p>{words.ninguna}</p>
        ) : (
          <SwitchList
            label={words.titulo}
            items={llaves.map((llave) => ({
              id: llave.codigo,
              content: <Line actor={actor} state={state} llave={llave} />,
            }))}
          />
        )}
        <p role="status">{note}</p>
        {trouble !== null && (
          <Alert tone="error" title={trouble.titulo} {...retry}>
            {trouble.detalle}
          </Alert>
        )}
        <Adding actor={actor} state={state} />
      </Stack>
    </Card>
  );
};

const Asking: View = ({ actor, state }) => {
  const cual = useSelector(actor, ({ context }) => context.cual);
  return (
    <>
      <Shown actor={actor} state={state} />
      {cual !== null && (
        <Confirmation
          question={words.pregunta(cual)}
          safe={{ label: words.no, act: () => actor.send({ type: 'CANCELAR' }) }}
          sure={{ label: words.si, act: () => actor.send({ type: 'CONFIRMAR' }), kind: 'danger' }}
          closeLabel={shellTexts.cerrar}
        >
          <p>{words.efecto}</p>
        </Confirmation>
      )}
    </>
  );
};

const Naming: View = ({ actor, state }) => {
  const nombre = useSelector(actor, ({ context }) => context.nombre);
  const save = () => actor.send({ type: 'GUARDAR' });
  return (
    <>
      <Shown actor={actor} state={state} />
      <Confirmation
        question={words.preguntaNombre}
        safe={{ label: words.cancelar, act: () => actor.send({ type: 'CANCELAR' }) }}
        sure={{ label: words.guardar, act: save }}
        closeLabel={shellTexts.cerrar}
      >
        <TextField
          label={words.nombre}
          hint={words.ayudaNombre}
          value={nombre}
          maxLength={60}
          error={state === 'mostrando.nombrando.sinNombre' ? words.sinNombre : undefined}
          onInput={(text) => actor.send({ type: 'ESCRIBIR', nombre: text })}
          onEnter={save}
        />
      </Confirmation>
    </>
  );
};

const views = {
  empezando: Nothing,
  leyendo: Reading,
  'mostrando.quieta.lista': Shown,
  'mostrando.quieta.releyendo': Shown,
  'mostrando.quieta.hecho': Shown,
  'mostrando.quieta.sinLlave': Shown,
  'mostrando.quieta.repetida': Shown,
  'mostrando.quieta.noPedida': Shown,
  'mostrando.quieta.rechazado': Shown,
  'mostrando.quieta.noHecho': Shown,
  'mostrando.quieta.sinConfirmar': Shown,
  'mostrando.pidiendo': Shown,
  'mostrando.nombrando.escribiendo': Naming,
  'mostrando.nombrando.sinNombre': Naming,
  'mostrando.preguntando': Asking,
  'mostrando.cambiando': Shown,
  'mostrando.comprobando': Shown,
  ausente: Nothing,
} satisfies Record<PasskeysState, View>;

/** In one's own profile. Nothing where the server has no passkeys. */
export const PasskeysScreen = ({ start }: { start: () => Start<typeof passkeysMachine> }) => {
  const { actor, state } = useFlow(start);
  const Current = views[state];
  return <Current actor={actor} state={state} />;
};
