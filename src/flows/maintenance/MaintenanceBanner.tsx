import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { endOf, startOf } from '../../../domain/rules/maintenance/maintenance';
import { maintenanceTime } from '../../../domain/rules/maintenance/maintenance-time';
import { unreadAnnouncement } from '../../../machines/maintenance/announcements';
import type { maintenanceMachine } from '../../../machines/maintenance/maintenance.machine';
import type { StateOf } from '../../../machines/state-of';
import { statePath } from '../../parts/state-path';
import { Button } from '../../ui/actions/Button';
import { PageNotice } from '../../ui/frames/PageNotice';
import { maintenanceTexts as words } from './texts';

type MaintenanceRef = ActorRefFrom<typeof maintenanceMachine>;
type View = (props: { actor: MaintenanceRef }) => ReactNode;

const Nothing: View = () => null;

const Announced: View = ({ actor }) => {
  const detail = useSelector(actor, ({ context }) => {
    const next = unreadAnnouncement(context);
    if (next === null) return '';
    const at = (moment: number) => maintenanceTime(moment, context.ahora);
    return words.detalle(next.frase, at(startOf(next)), at(endOf(next)));
  });
  return (
    <PageNotice
      tone="informacion"
      occasion={null}
      title={words.titulo}
      action={
        <Button kind="outline" onPress={() => actor.send({ type: 'CERRAR' })}>
          {words.cerrar}
        </Button>
      }
    >
      {detail}
    </PageNotice>
  );
};

const views = {
  empezando: Nothing,
  'atento.leyendo': Nothing,
  'atento.quieto.mirando': Nothing,
  'atento.quieto.sinAviso': Nothing,
  'atento.quieto.anunciado': Announced,
  'atento.releyendo.mirando': Nothing,
  'atento.releyendo.sinAviso': Nothing,
  'atento.releyendo.anunciado': Announced,
  ausente: Nothing,
} satisfies Record<StateOf<typeof maintenanceMachine>, View>;

/** The live region is mounted before its text, so that the text is announced. */
export const MaintenanceBanner = ({ actor }: { actor: MaintenanceRef }) => {
  const state = useSelector(actor, (snapshot) => statePath<StateOf<typeof maintenanceMachine>>(snapshot));
  const Current = views[state];
  return (
    <div role="status">
      <Current actor={actor} />
    </div>
  );
};
