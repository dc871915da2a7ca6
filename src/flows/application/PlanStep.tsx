import { useSelector } from '@xstate/react';
import type { Plan } from '../../../domain/rules/application/application-lists';
import { offeredPlans } from '../../../domain/rules/application/offered-plans';
import { formatMoney } from '../../../domain/rules/money/money';
import { FormRadioGroup } from '../../parts/form/FormRadioGroup';
import { applicationLabels as labels } from '../../texts/application';
import { shellTexts } from '../../texts/shell';
import { Comparison } from '../../ui/blocks/Comparison';
import { EmptyBlock } from '../../ui/blocks/EmptyBlock';
import { Section } from '../../ui/blocks/Section';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import type { ViewProps } from './application-ref';
import { applicationTexts as words } from './texts';
import { useList } from './use-list';

const money = (prima: number | null) => (prima === null ? '' : formatMoney(Math.round(prima * 100)));

/** Compares price and coverage of the plans, as far as the list states them. */
const Compared = ({ plans }: { plans: readonly Plan[] }) => {
  const covers = [...new Set(plans.flatMap(({ coberturas }) => coberturas.map(({ descripcion }) => descripcion)))];
  const costs = plans.some(({ prima }) => prima !== null);
  const rows = [
    ...(costs ? [{ name: words.costo, values: plans.map(({ prima }) => money(prima)) }] : []),
    ...covers.map((name) => ({
      name,
      values: plans.map(({ coberturas }) => coberturas.find((one) => one.descripcion === name)?.detalle ?? ''),
    })),
  ];
  return rows.length === 0 ? null : (
    <Section title={words.compare}>
      <Comparison
        label={words.compare}
        columns={plans.map(({ descripcion }) => descripcion)}
        rows={rows}
        unknown={words.noDice}
      />
    </Section>
  );
};

export const PlanStep = ({ actor, lists }: ViewProps) => {
  const { choices, remedy } = useList(lists, 'planes');
  const regimen = useSelector(actor, ({ context }) => context.regimen);
  const plan = useSelector(actor, ({ context }) => context.plan);
  if (choices === null) return remedy ?? <Skeleton shape="field" count={3} label={shellTexts.cargando} />;
  const offered = offeredPlans(choices, { regimen, plan });
  if (offered.length === 0) return <EmptyBlock title={words.sinPlanes} />;
  return (
    <Stack space={6}>
      <FormRadioGroup
        actor={actor}
        campo="planSolicitado"
        id="planSolicitado"
        legend={labels.planSolicitado}
        choices={offered.map(({ plan: { codigo, descripcion, prima }, own }) => ({
          codigo,
          descripcion,
          detalle: [own ? words.miPlan : '', prima === null ? '' : words.alMes(money(prima))]
            .filter((one) => one !== '')
            .join(' · '),
        }))}
      />
      <Compared plans={offered.map((one) => one.plan)} />
    </Stack>
  );
};
