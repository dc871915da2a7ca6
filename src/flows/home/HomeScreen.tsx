import { shallowEqual, useSelector } from '@xstate/react';
import { screenDate } from '../../../domain/rules/dates/dates';
import { nameParts } from '../../../domain/rules/person/person';
import type { homeMachine } from '../../../machines/home/home.machine';
import type { slidesMachine } from '../../../machines/slides/slides.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../parts/use-flow';
import { planServiceTexts } from '../../texts/plan-service';
import { shellTexts } from '../../texts/shell';
import { Hero } from '../../ui/blocks/Hero';
import { lazyComponent } from '../../ui/blocks/lazy-component';
import { Columns } from '../../ui/layout/Columns';
import { Stack } from '../../ui/layout/Stack';
import type { Deps } from '../../wiring/deps';
import type { HomeRef } from './home-ref';
import { Novedades } from './Novedades';
import { PersonalAlert } from './PersonalAlert';
import { Popup } from './Popup';
import { Shortcuts } from './Shortcuts';
import { Tasks } from './Tasks';
import { homeTexts } from './texts';

type Over = (props: { home: HomeRef }) => React.ReactNode;

/** Dialogs that the page opens. */
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

/** Few members see these. */
const EndedPlan = lazyComponent(() => import('../../parts/EndedPlan').then((part) => part.EndedPlan));
const PasskeyOffer = lazyComponent(() => import('../../parts/PasskeyOffer').then((part) => part.PasskeyOffer));
const MailTrouble = lazyComponent(() => import('../../parts/LinkedMailTrouble').then((part) => part.LinkedMailTrouble));

interface Props extends Pick<Deps, 'session' | 'member' | 'flags' | 'menu'> {
  start: () => Start<typeof homeMachine>;
  /** What waits for the member. */
  due: React.ReactNode;
  slides: () => Start<typeof slidesMachine>;
}

export const HomeScreen = ({ session, member, flags, menu, start, due, slides }: Props) => {
  const { actor: home, state } = useFlow(start);
  const affiliate = useSelector(
    session,
    ({ context: { nombres, apellidos } }) => ({ nombres, apellidos }),
    shallowEqual,
  );
  const present = useSelector(member, (current) => current);
  const ended = useSelector(present?.account, (snapshot) => snapshot?.context.dato.sinServicio ?? null);
  const until = useSelector(present?.account, (snapshot) => snapshot?.context.dato.cubiertoHasta ?? '');
  const trouble = useSelector(present?.mail, (snapshot) => snapshot?.context.dato ?? null);
  const offersPasskey = useSelector(present?.passkeyOffer, (snapshot) => snapshot?.context.dato ?? false);
  const Over = over[state];
  return (
    <Stack space={6}>
      <title>{`${homeTexts.pagina} · ${shellTexts.producto}`}</title>
      <Hero greeting={homeTexts.hola} name={nameParts(affiliate)} />
      {ended !== null && <EndedPlan title={planServiceTexts.sinServicio(screenDate(ended.ultimoDia))} />}
      <Tasks menu={menu} hasService={ended === null}>
        {due}
      </Tasks>
      {trouble !== null && <MailTrouble trouble={trouble} />}
      {offersPasskey && <PasskeyOffer />}
      <Columns>
        <Novedades start={slides} />
        <Shortcuts flags={flags} until={screenDate(until)} />
      </Columns>
      {Over !== null && (
        <>
          <span hidden data-over-page="home" />
          <Over home={home} />
        </>
      )}
    </Stack>
  );
};
