import { useSelector } from '@xstate/react';
import { screenMoment } from '../../../domain/rules/dates/dates';
import type { openSessionsMachine, Sesion } from '../../../machines/openSessions/openSessions.machine';
import { ReadingCard } from '../../parts/ReadingCard';
import { type Start, useFlow } from '../../parts/use-flow';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { RetryButton } from '../../ui/actions/RetryButton';
import { Alert } from '../../ui/blocks/Alert';
import { Badge } from '../../ui/blocks/Badge';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { RowLead } from '../../ui/blocks/RowLead';
import { SwitchList } from '../../ui/fields/SwitchList';
import { Row, Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { Confirmation } from '../../ui/overlays/Confirmation';
import type { SessionsState, ViewProps } from './sessions-ref';
import { openSessionsTexts as words } from './texts';

type View = (props: ViewProps) => React.ReactNode;

const Nothing: View = () => null;

const Reading: View = ({ actor }) => (
  <ReadingCard actor={actor} title={words.titulo} reading={words.cargando} failure={words.sinCargar} rows={2} />
);

const notes: Partial<Record<SessionsState, string>> = {
  'mostrando.cerrando': words.cerrando,
  'mostrando.comprobando': words.comprobando,
  'mostrando.cerrada': words.cerrada,
};
const troubles: Partial<Record<SessionsState, { title: string; detail: string }>> = {
  'mostrando.noCerrada': { title: words.noCerrada, detail: words.noCerradaDetalle },
  'mostrando.sinConfirmar': { title: words.sinConfirmar, detail: words.sinConfirmarDetalle },
};
const isBusy = (state: SessionsState) => state === 'mostrando.cerrando' || state === 'mostrando.comprobando';

const Question = ({ actor }: Pick<ViewProps, 'actor'>) => {
  const objetivo = useSelector(actor, ({ context }) => context.objetivo);
  return (
    <Confirmation
      question={words.pregunta(objetivo)}
      safe={{ label: words.no, act: () => actor.send({ type: 'CANCELAR' }) }}
      sure={{ label: words.si, act: () => actor.send({ type: 'CONFIRMAR' }), kind: 'danger' }}
      closeLabel={shellTexts.cerrar}
    >
      <p>{words.efecto}</p>
    </Confirmation>
  );
};

const Shown: View = ({ actor, state }) => {
  const { sesiones, mas } = useSelector(actor, ({ context }) => context.abiertas);
  const trouble = troubles[state];
  const isAlone = mas === 0 && sesiones.every(({ propia }) => propia);
  const line = (sesion: Sesion) => (
    <Row ends>
      <RowLead
        title={words.equipo(sesion)}
        line={words.uso(sesion, (wire) => screenMoment(Date.parse(wire)))}
        {...(sesion.propia ? { badge: <Badge tone="exito">{words.este}</Badge> } : {})}
      />
      {!sesion.propia && (
        <Button kind="outline" busy={isBusy(state)} onPress={() => actor.send({ type: 'CERRAR', objetivo: sesion })}>
          {words.cerrar}
          <VisuallyHidden>{words.cerrarCual(sesion)}</VisuallyHidden>
        </Button>
      )}
    </Row>
  );
  return (
    <Card>
      <Stack space={3}>
        <CardHead title={words.titulo} />
        <p>{isAlone ? words.ninguna : words.explicacion}</p>
        <SwitchList
          label={words.titulo}
          items={sesiones.map((sesion) => ({ id: sesion.codigo, content: line(sesion) }))}
        />
        {mas > 0 && <p>{words.mas(mas)}</p>}
        <p role="status">{notes[state] ?? ''}</p>
        {trouble !== undefined && (
          <Alert
            tone="error"
            title={trouble.title}
            action={<RetryButton label={shellTexts.reintentar} onPress={() => actor.send({ type: 'REINTENTAR' })} />}
          >
            {trouble.detail}
          </Alert>
        )}
        {!isAlone && (
          <Row>
            <Button kind="outline" busy={isBusy(state)} onPress={() => actor.send({ type: 'CERRAR', objetivo: null })}>
              {words.cerrarOtras}
            </Button>
          </Row>
        )}
      </Stack>
      {state === 'mostrando.preguntando' && <Question actor={actor} />}
    </Card>
  );
};

const views = {
  empezando: Nothing,
  leyendo: Reading,
  'mostrando.quieto': Shown,
  'mostrando.releyendo': Shown,
  'mostrando.preguntando': Shown,
  'mostrando.cerrando': Shown,
  'mostrando.comprobando': Shown,
  'mostrando.cerrada': Shown,
  'mostrando.noCerrada': Shown,
  'mostrando.sinConfirmar': Shown,
  ausente: Nothing,
} satisfies Record<SessionsState, View>;

/** In one's own profile. Nothing where the server does not tell it. */
export const OpenSessionsScreen = ({ start }: { start: () => Start<typeof openSessionsMachine> }) => {
  const { actor, state } = useFlow(start);
  const Current = views[state];
  return <Current actor={actor} state={state} />;
};
