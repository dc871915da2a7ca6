import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom, InputFrom } from 'xstate';
import type { homeMachine } from '../../../machines/home/home.machine';
import type { slidesMachine } from '../../../machines/slides/slides.machine';
import type { StateOf } from '../../../machines/state-of';
import type { App } from '../../app/app';
import { leafOf } from '../../app/leaf-of';
import { nameParts } from '../../rules/person/person';
import { shellTexts } from '../../texts/shell';
import { Hero } from '../../ui/blocks/Hero';

import { Columns } from '../../ui/layout/Columns';
import { Stack } from '../../ui/layout/Stack';
import { Novedades } from './Novedades';
import { PersonalAlert } from './PersonalAlert';
import { Popup } from './Popup';
import { Shortcuts } from './Shortcuts';
import { homeTexts } from './texts';

export type HomeRef = ActorRefFrom<typeof homeMachine>;
type Over = (props: { home: HomeRef }) => React.ReactNode;

/** What the page itself opens over it. */
const over = {
  abriendo: null,
  'pidiendo.conPaciencia': null,
  'pidiendo.conPrisa': null,
  pidiendoAlerta: null,
  eligiendo: null,
  anuncioEnEspera: null,
  mostrandoAnuncio: Popup,
  alertaEnEspera: null,
  mostrandoAlerta: PersonalAlert,
  tranquilo: null,
} satisfies Record<StateOf<typeof homeMachine>, Over | null>;

interface Props extends Pick<App, 'session' | 'flags'> {
  /** Called once: the machines with their parts, and what they start from. */
  start: () => {
    home: { logic: typeof homeMachine; input: InputFrom<typeof homeMachine> };
    slides: { logic: typeof slidesMachine; input: InputFrom<typeof slidesMachine> };
  };
}

export const HomeScreen = ({ session, flags, start }: Props) => {
  const [begun] = useState(start);
  const home = useActorRef(begun.home.logic, { input: begun.home.input });
  const slides = useActorRef(begun.slides.logic, { input: begun.slides.input });
  const affiliate = useSelector(
    session,
    ({ context: { nombres, apellidos } }) => ({ nombres, apellidos }),
    shallowEqual,
  );
  const Over = over[useSelector(home, (snapshot) => leafOf<StateOf<typeof homeMachine>>(snapshot))];
  return (
    <Stack space={6}>
      <title>{`${homeTexts.pagina} · ${shellTexts.producto}`}</title>
      <Hero greeting={homeTexts.hola} name={nameParts(affiliate)} />
      <Columns>
        <Novedades slides={slides} />
        <Shortcuts flags={flags} />
      </Columns>
      {Over !== null && <Over home={home} />}
    </Stack>
  );
};
