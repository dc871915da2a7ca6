import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { profileMachine } from '../../../machines/profile/profile.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../app/use-flow';
import { failureNotice } from '../../texts/failure';
import { shellTexts } from '../../texts/shell';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { Section } from '../../ui/blocks/Section';
import { Spinner } from '../../ui/blocks/Spinner';
import { Page } from '../../ui/frames/Page';
import { profileTexts } from './texts';
import type { Places, Viewed } from './viewed';

export type ProfileRef = ActorRefFrom<typeof profileMachine>;
/** Starts the parts of whoever is seen, and shows them in their places. */
type Parts = (viewed: Viewed, show: (places: Places) => ReactNode) => ReactNode;
type View = (props: { profile: ProfileRef; parts: Parts }) => ReactNode;

const Waiting: View = () => <Spinner label={profileTexts.cargando} />;

const Failed: View = ({ profile }) => {
  const problema = useSelector(profile, ({ context }) => context.problema);
  if (problema === null) return null;
  const { titulo, detalle } = failureNotice(problema, 'acceso');
  return (
    <ErrorBlock
      title={titulo}
      detail={detalle}
      retry={{ label: shellTexts.reintentar, act: () => profile.send({ type: 'REINTENTAR' }) }}
    />
  );
};

const Shown: View = ({ profile, parts }) => {
  const perfil = useSelector(profile, ({ context }) => context.perfil);
  if (perfil === null) return null;
  const viewed: Viewed = {
    whose: 'own',
    codigoAfiliado: perfil.datosPersonales.codigoAfiliado,
    place: null,
    profile: perfil,
    reread: () => profile.send({ type: 'RELEER' }),
  };
  const [plan] = perfil.datosAfiliacion;
  return parts(viewed, ({ photo, notice, balances, contact }) => (
    <>
      {photo}
      {notice}
      <Section title={profileTexts.datosAfiliacion}>{plan !== undefined && balances(plan)}</Section>
      <Section title={profileTexts.contacto}>{contact}</Section>
    </>
  ));
};

const views = {
  cargando: Waiting,
  fallida: Failed,
  'mostrando.quieto': Shown,
  'mostrando.releyendo': Shown,
} satisfies Record<StateOf<typeof profileMachine>, View>;

interface Props {
  start: () => Start<typeof profileMachine>;
  children: Parts;
}

export const ProfileScreen = ({ start, children }: Props) => {
  const { actor, state } = useFlow(start);
  const Current = views[state];
  return (
    <Page title={profileTexts.titulo} tab={`${profileTexts.titulo} · ${shellTexts.producto}`}>
      <Current profile={actor} parts={children} />
    </Page>
  );
};
