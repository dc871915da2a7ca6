import { useRef } from 'react';
import type { profileMachine } from '../../../machines/profile/profile.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../parts/use-flow';
import type { Deps } from '../../wiring/deps';
import { FailedProfile } from './FailedProfile';
import type { Parts } from './parts';
import type { ViewProps } from './profile-ref';
import { RefusedAdult } from './RefusedAdult';
import { ShownProfile } from './ShownProfile';
import { UnknownPerson } from './UnknownPerson';
import { WaitingProfile } from './WaitingProfile';

type View = (props: ViewProps) => React.ReactNode;

const views = {
  cargando: WaitingProfile,
  fallida: FailedProfile,
  eligiendo: WaitingProfile,
  inexistente: UnknownPerson,
  negada: RefusedAdult,
  cargandoFamiliar: WaitingProfile,
  fallidoFamiliar: FailedProfile,
  'mostrando.quieto': ShownProfile,
  'mostrando.yendo': ShownProfile,
  'mostrando.volviendo': ShownProfile,
  'mostrando.releyendo': ShownProfile,
  'mostrando.nucleo': ShownProfile,
  'mostrando.solicitudes': ShownProfile,
  'mostrando.consumos.cargando': ShownProfile,
  'mostrando.consumos.cargado': ShownProfile,
  'mostrando.consumos.vacio': ShownProfile,
  'mostrando.consumos.fallido': ShownProfile,
} satisfies Record<StateOf<typeof profileMachine>, View>;

interface Props extends Pick<Deps, 'session' | 'flags'> {
  start: () => Start<typeof profileMachine>;
  children: Parts;
}

export const ProfileScreen = ({ start, session, flags, children }: Props) => {
  const { actor, state } = useFlow(start);
  const hadFocus = useRef(false);
  const Current = views[state];
  return <Current profile={actor} session={session} flags={flags} parts={children} hadFocus={hadFocus} />;
};
