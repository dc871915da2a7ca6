import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { nameParts } from '../../../domain/rules/person/person';
import { planTone } from '../../../domain/rules/plan/plan-state';
import type { planStatusMachine } from '../../../machines/planStatus/planStatus.machine';
import type { StateOf } from '../../../machines/state-of';
import { BadLink, LinkButton, Opening } from '../../parts/links/link-views';
import { useFlow } from '../../parts/use-flow';
import { shellTexts } from '../../texts/shell';
import { AccountFact, AccountFacts } from '../../ui/blocks/AccountHead';
import { Badge } from '../../ui/blocks/Badge';
import { EmptyBlock } from '../../ui/blocks/EmptyBlock';
import { PersonName } from '../../ui/blocks/PersonName';
import { Section } from '../../ui/blocks/Section';
import { LinkPage } from '../../ui/frames/LinkPage';
import { Stack } from '../../ui/layout/Stack';
import { planLinkWords, planStatusTexts as words } from './texts';

type PlanStatusRef = ActorRefFrom<typeof planStatusMachine>;
type View = (props: { actor: PlanStatusRef }) => React.ReactNode;

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
      <LinkButton actor={actor} event="IR_A_INICIAR_SESION" kind="outline" />
    </Stack>
  );
};

const views = {
  abriendo: ({ actor }) => <Opening actor={actor} label={words.consultando} />,
  mostrando: Plans,
  sinPlanes: Plans,
  enlaceInservible: ({ actor }) => <BadLink actor={actor} words={planLinkWords} />,
  haciaLogin: () => null,
} satisfies Record<StateOf<typeof planStatusMachine>, View>;

export const PlanStatusScreen = ({ start }: { start: () => typeof planStatusMachine }) => {
  const { actor, state } = useFlow(() => ({ logic: start(), input: {} }));
  const Current = views[state];
  return (
    <LinkPage title={words.titulo} tab={`${words.titulo} · ${shellTexts.producto}`}>
      <Current actor={actor} />
    </LinkPage>
  );
};
