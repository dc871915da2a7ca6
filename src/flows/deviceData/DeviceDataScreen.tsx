import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { deviceDataMachine } from '../../../machines/deviceData/deviceData.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../parts/use-flow';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { RowLead } from '../../ui/blocks/RowLead';
import { SwitchList } from '../../ui/fields/SwitchList';
import { Row, Stack } from '../../ui/layout/Stack';
import { Confirmation } from '../../ui/overlays/Confirmation';
import { deviceDataTexts as words } from './texts';

interface ViewProps {
  actor: ActorRefFrom<typeof deviceDataMachine>;
}
type View = (props: ViewProps) => React.ReactNode;

const Reading: View = () => <p role="status">{words.cargando}</p>;
const Nothing: View = () => null;

const Wipe: View = ({ actor }) => (
  <Row>
    <Button kind="outline" onPress={() => actor.send({ type: 'BORRAR' })}>
      {words.borrar}
    </Button>
  </Row>
);

const Unread: View = ({ actor }) => (
  <>
    <ErrorBlock
      title={words.sinLeer}
      retry={{ label: shellTexts.reintentar, act: () => actor.send({ type: 'REINTENTAR' }) }}
    />
    <Wipe actor={actor} />
  </>
);

const Shown: View = ({ actor }) => {
  const guardado = useSelector(actor, ({ context }) => context.guardado);
  return (
    <>
      <p>{guardado.length === 0 ? words.vacio : words.explicacion}</p>
      {guardado.length > 0 && (
        <SwitchList
          label={words.titulo}
          items={guardado.map((one) => ({
            id: one.tipo,
            content: <RowLead title={words.tipo(one)} line={words.tamano(one)} />,
          }))}
        />
      )}
      <Wipe actor={actor} />
    </>
  );
};

const Question: View = ({ actor }) => (
  <>
    <Shown actor={actor} />
    <Confirmation
      question={words.pregunta}
      safe={{ label: words.no, act: () => actor.send({ type: 'CANCELAR' }) }}
      sure={{ label: words.si, act: () => actor.send({ type: 'CONFIRMAR' }), kind: 'danger' }}
      closeLabel={shellTexts.cerrar}
    >
      <p>{words.efecto}</p>
    </Confirmation>
  </>
);

const views = {
  leyendo: Reading,
  sinLeer: Unread,
  mostrando: Shown,
  preguntando: Question,
  borrado: Nothing,
} satisfies Record<StateOf<typeof deviceDataMachine>, View>;

export const DeviceDataScreen = ({ start }: { start: () => Start<typeof deviceDataMachine> }) => {
  const { actor, state } = useFlow(start);
  const Current = views[state];
  return (
    <Card>
      <Stack space={3}>
        <CardHead title={words.titulo} />
        <Current actor={actor} />
      </Stack>
    </Card>
  );
};
