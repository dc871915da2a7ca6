import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { planStatusMachine } from '../../../machines/planStatus/planStatus.machine';
import type { StateOf } from '../../../machines/state-of';
import { useFlow } from '../../parts/use-flow';
import { nameParts } from '../../rules/person/person';
import { planTone } from '../../rules/plan/plan-state';
import { linkFailure, linkTexts } from '../../texts/links';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { AccountFact, AccountFacts } from '../../ui/blocks/AccountHead';
import { Badge } from '../../ui/blocks/Badge';
import { EmptyBlock } from '../../ui/blocks/EmptyBlock';
import { Outcome } from '../../ui/blocks/Outcome';
import { PersonName } from '../../ui/blocks/PersonName';
import { Section } from '../../ui/blocks/Section';
import { Spinner } from '../../ui/blocks/Spinner';
import { LinkPage } from '../../ui/frames/LinkPage';
import { Stack } from '../../ui/layout/Stack';
import { planLinkWords, planStatusTexts as words } from './texts';

type PlanStatusRef = ActorRefFrom<typeof planStatusMachine>;
type View = (props: { actor: PlanStatusRef }) => React.ReactNode;

const Opening: View = () => <Spinner label={linkTexts.abriendo} />;
const Asking: View = () => <Spinner label={words.consultando} />;
const Nothing: View = () => null;

const useOccasion = (actor: PlanStatusRef): string | null => {
  const intentos = useSelector(actor, ({ context }) => context.intentos);
  return intentos === 0 ? null : String(intentos);
};

const LogInButton = ({ actor, quiet = false }: { actor: PlanStatusRef; quiet?: boolean }) => (
  <Button kind={quiet ? 'outline' : 'primary'} width="full" onPress={() => actor.send({ type: 'IR_A_INICIAR_SESION' })}>
    {linkTexts.iniciarSesion}
  </Button>
);

const Plans: View = ({ actor }) => {
  const afiliado = useSelector(actor, ({ context }) => context.afiliado);
  if (afiliado === null) return null;
  const { codigoAfiliado, planes } = afiliado;
  return (
    <Stack space={5}>
      <AccountFacts>
        <AccountFact term={words.nombre}>
          <PersonName parts={nameParts(afiliado)} />
        </AccountFact>
        <AccountFact term={words.numero}>{codigoAfiliado}</AccountFact>
      </AccountFacts>
      <Section title={words.planes}>
        {planes.length === 0 ? (
          <EmptyBlock title={words.sinPlanes} detail={words.sinPlanesDetalle} />
        ) : (
          <AccountFacts>
            {planes.map(({ tipoPlan, estado }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two plans may be alike, and the list never changes
              <AccountFact key={index} term={tipoPlan.trim() || words.planSinNombre}>
                <Badge tone={planTone(estado)}>{estado.trim() || words.sinEstado}</Badge>
              </AccountFact>
            ))}
          </AccountFacts>
        )}
      </Section>
      <LogInButton actor={actor} quiet />
    </Stack>
  );
};

const Failed: View = ({ actor }) => {
  const problema = useSelector(actor, ({ context }) => context.problema);
  const occasion = useOccasion(actor);
  if (problema === null) return null;
  const { titulo, detalle } = linkFailure(problema);
  return (
    <Outcome tone="error" title={titulo} details={[detalle]} occasion={occasion}>
      <Button width="full" onPress={() => actor.send({ type: 'REINTENTAR' })}>
        {shellTexts.reintentar}
      </Button>
    </Outcome>
  );
};

const BadLink: View = ({ actor }) => {
  const enlace = useSelector(actor, ({ context }) => context.enlace);
  const occasion = useOccasion(actor);
  if (enlace === null) return null;
  const { titulo, detalles } = planLinkWords[enlace];
  return (
    <Outcome tone="error" title={titulo} details={detalles} occasion={occasion}>
      <LogInButton actor={actor} />
    </Outcome>
  );
};

const views = {
  abriendo: Opening,
  consultando: Asking,
  mostrando: Plans,
  sinPlanes: Plans,
  fallida: Failed,
  enlaceInservible: BadLink,
  haciaLogin: Nothing,
} satisfies Record<StateOf<typeof planStatusMachine>, View>;

export const PlanStatusScreen = ({ start }: { start: () => typeof planStatusMachine }) => {
  const { actor, state } = useFlow(() => ({ logic: start(), input: {} }));
  const Current = views[state];
  return (
    <LinkPage brand={shellTexts.producto} title={words.titulo} tab={`${words.titulo} · ${shellTexts.producto}`}>
      <Current actor={actor} />
    </LinkPage>
  );
};
