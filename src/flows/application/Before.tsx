import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { screenMoment } from '../../../domain/rules/dates/dates';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/blocks/Alert';
import { BulletList } from '../../ui/blocks/BulletList';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { useLeadFocus } from '../../ui/hooks/use-lead-focus';
import { Row, Stack } from '../../ui/layout/Stack';
import type { ViewProps } from './application-ref';
import { applicationTexts as words } from './texts';

/** Focuses the button that continues, after returning here or discarding the draft. */
const useWayOn = ({ actor }: Pick<ViewProps, 'actor'>) => {
  const button = useRef<HTMLButtonElement>(null);
  const moves = useSelector(actor, ({ context }) => context.movimientos);
  useLeadFocus(moves === 0 ? null : String(moves), button);
  return button;
};

const Offered = ({ actor }: Pick<ViewProps, 'actor'>) => {
  const since = useSelector(actor, ({ context }) => context.desde);
  const button = useWayOn({ actor });
  return (
    <Alert
      tone="informacion"
      title={since === null ? undefined : words.hayBorrador(screenMoment(since))}
      lasting
      action={
        <Row>
          <Button ref={button} onPress={() => actor.send({ type: 'SEGUIR' })}>
            {words.seguir}
          </Button>
          <Button kind="outline" onPress={() => actor.send({ type: 'DESCARTAR' })}>
            {words.descartar}
          </Button>
        </Row>
      }
    >
      <p>{words.hayBorradorDetalle}</p>
    </Alert>
  );
};

const Begin = ({ actor }: Pick<ViewProps, 'actor'>) => {
  const button = useWayOn({ actor });
  return (
    <Button ref={button} onPress={() => actor.send({ type: 'EMPEZAR' })}>
      {words.empezar}
    </Button>
  );
};

export const Before = ({ actor }: ViewProps) => {
  const offered = useSelector(actor, (snapshot) => snapshot.hasTag('aviso'));
  return (
    <Stack space={5}>
      {offered && <Offered actor={actor} />}
      <Card>
        <CardHead title={words.antes} />
        <Stack space={4}>
          <BulletList>
            {words.aMano.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </BulletList>
          <p>{words.seGuarda}</p>
          <p>{words.noSeGuarda}</p>
        </Stack>
      </Card>
      {!offered && (
        <div>
          <Begin actor={actor} />
        </div>
      )}
    </Stack>
  );
};
