import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { visibleItems } from '../../../domain/rules/access/visible-items';
import { endOf, type Maintenance, startOf } from '../../../domain/rules/maintenance/maintenance';
import { maintenanceTime } from '../../../domain/rules/maintenance/maintenance-time';
import { openPages } from '../../../domain/rules/maintenance/open-pages';
import { preventing } from '../../../domain/rules/maintenance/pages';
import { sessionPhase } from '../../../domain/rules/session/session';
import type { pageGateMachine } from '../../../machines/pageGate/pageGate.machine';
import type { StateOf } from '../../../machines/state-of';
import { PlaceLink } from '../../parts/PlaceLink';
import { statePath } from '../../parts/state-path';
import { shellTexts } from '../../texts/shell';
import { Alert } from '../../ui/blocks/Alert';
import { BulletList } from '../../ui/blocks/BulletList';
import { Section } from '../../ui/blocks/Section';
import { Page } from '../../ui/frames/Page';
import { PageNotice } from '../../ui/frames/PageNotice';
import type { Deps } from '../../wiring/deps';
import { pageGateTexts as words } from './texts';

type GateRef = ActorRefFrom<typeof pageGateMachine>;
interface Props {
  actor: GateRef;
  deps: Pick<Deps, 'menu' | 'session'>;
}
type View = (props: Props) => ReactNode;

const Nothing: View = () => null;

/** Whole minutes, so that a moment that passes does not draw it again. */
const useMaintenance = (actor: GateRef): { one: Maintenance | null; now: number } => {
  const one = useSelector(actor, ({ context }) => preventing(context));
  const now = useSelector(actor, ({ context }) => Math.floor(context.ahora / 60_000) * 60_000);
  return { one, now };
};

const isKnown = (one: Maintenance) => Number.isFinite(endOf(one));

const Interrupted: View = ({ actor }) => {
  const { one, now } = useMaintenance(actor);
  if (one === null) return null;
  const end = isKnown(one) ? words.termina(maintenanceTime(endOf(one), now)) : '';
  return (
    <PageNotice tone="advertencia" occasion={null} title={words.titulo}>
      {[one.frase, end, words.aqui].filter((line) => line !== '').join(' ')}
    </PageNotice>
  );
};

const Meanwhile: View = ({ actor, deps }) => {
  const items = useSelector(deps.menu, ({ context }) => context.lista);
  const isMember = useSelector(deps.session, (snapshot) => sessionPhase(snapshot) === 'autenticada');
  const moment = useSelector(actor, ({ context }) => context);
  const pages = openPages(visibleItems(items, isMember), moment);
  if (pages.length === 0) return null;
  return (
    <Section title={words.mientras}>
      <BulletList>
        {pages.map(({ url, titulo }) => (
          <li key={url}>
            <PlaceLink to={url}>{titulo}</PlaceLink>
          </li>
        ))}
      </BulletList>
    </Section>
  );
};

const closed =
  (title: string, detailOf: (one: Maintenance, at: (moment: number) => string) => string): View =>
  ({ actor, deps }) => {
    const { one, now } = useMaintenance(actor);
    if (one === null) return null;
    return (
      <Page title={title} tab={`${title} · ${shellTexts.producto}`}>
        <Alert tone="informacion" lasting title={one.frase}>
          {detailOf(one, (moment) => maintenanceTime(moment, now))}
        </Alert>
        <Meanwhile actor={actor} deps={deps} />
      </Page>
    );
  };

const Running = closed(words.titulo, (one, at) => (isKnown(one) ? words.vuelve(at(endOf(one))) : words.sinHora));
const Soon = closed(words.porEmpezar, (one, at) => words.espere(at(startOf(one)), at(endOf(one))));

const views = {
  entrando: Nothing,
  'abierta.sinTocar': Nothing,
  'abierta.tocada': Nothing,
  interrumpida: Interrupted,
  'cerrada.enCurso': Running,
  'cerrada.porEmpezar': Soon,
} satisfies Record<StateOf<typeof pageGateMachine>, View>;

/** What the page says of maintenance, above it or in its place. The live region is mounted before its text. */
export const PageGate = ({ actor, deps }: Props) => {
  const state = useSelector(actor, (snapshot) => statePath<StateOf<typeof pageGateMachine>>(snapshot));
  const Current = views[state];
  return (
    <div role="status">
      <Current actor={actor} deps={deps} />
    </div>
  );
};
