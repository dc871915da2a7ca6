import { useSelector } from '@xstate/react';
import { nameParts } from '../../../domain/rules/person/person';
import type { Profile } from '../../../domain/rules/person/profile';
import { shellTexts } from '../../texts/shell';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { EmptyBlock } from '../../ui/blocks/EmptyBlock';
import { LazyTabs } from '../../ui/blocks/LazyTabs';
import { Stack } from '../../ui/layout/Stack';
import type { Deps } from '../../wiring/deps';
import { Consumption } from './Consumption';
import { PlanFacts, PlanService } from './PlanFacts';
import type { ProfileRef } from './parts';
import { shownPlans } from './shown-plans';
import { profileTexts as words } from './texts';
import type { Places } from './viewed';

interface Props extends Pick<Deps, 'flags'>, Pick<Places, 'balances'> {
  profile: ProfileRef;
  perfil: Profile;
}

export const Plans = ({ profile, perfil, flags, balances }: Props) => {
  const chosen = useSelector(profile, ({ context }) => context.plan);
  const familiar = useSelector(profile, ({ context }) => context.familiar);
  const medication = useSelector(flags, ({ context }) => context.lista.disponibleMedicamentos);
  const plans = shownPlans(perfil);
  const index = plans[chosen] === undefined ? 0 : chosen;
  const plan = plans[index];
  if (plan === undefined)
    return (
      <Card>
        <EmptyBlock title={familiar === null ? words.sinPlanes : words.sinPlanesDe(nameParts(familiar).join(' '))} />
      </Card>
    );
  return (
    <LazyTabs
      loadingLabel={shellTexts.cargando}
      look="inner"
      label={words.planes}
      tabs={plans.map(({ tipoPlan }, at) => ({ id: String(at), label: tipoPlan.trim() || words.plan }))}
      selected={String(index)}
      onSelect={(at) => profile.send({ type: 'VER_PLAN', plan: Number(at) })}
    >
      <Stack space={5}>
        <PlanService profile={profile} plan={plan} />
        {medication && (
          <Card>
            <CardHead title={words.balances}>
              <Consumption profile={profile} />
            </CardHead>
            {balances(plan)}
          </Card>
        )}
        <PlanFacts profile={profile} plan={plan} regimen={perfil.datosPersonales.regimen}>
          {!medication && <Consumption profile={profile} />}
        </PlanFacts>
      </Stack>
    </LazyTabs>
  );
};
