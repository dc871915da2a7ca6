import { useSelector } from '@xstate/react';
import { calendarFile } from '../../../domain/rules/dates/calendar-file';
import { screenDate } from '../../../domain/rules/dates/dates';
import type { Plan } from '../../../domain/rules/person/profile';
import { planTone } from '../../../domain/rules/plan/plan-state';
import { shellTexts } from '../../texts/shell';
import { ButtonAnchor } from '../../ui/actions/ButtonAnchor';
import { Alert } from '../../ui/blocks/Alert';
import { Badge } from '../../ui/blocks/Badge';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { FactGrid } from '../../ui/blocks/FactGrid';
import { CalendarIcon } from '../../ui/icons/CalendarIcon';
import { Row, Stack } from '../../ui/layout/Stack';
import { Consumption } from './Consumption';
import type { ProfileRef } from './parts';
import { validityOf } from './plans';
import { profileTexts as words } from './texts';

interface Props {
  profile: ProfileRef;
  plan: Plan;
  regimen: string;
}

const dates = ['fechaAfiliacion', 'primeraDispersion', 'ultimaDispersion', 'inicioVigencia', 'finVigencia'] as const;

export const PlanFacts = ({ profile, plan, regimen }: Props) => {
  const hoy = useSelector(profile, ({ context }) => context.hoy);
  const lugar = useSelector(profile, ({ context }) => context.lugar);
  const { over, renewal } = validityOf(plan, hoy);
  const name = plan.tipoPlan.trim() || words.plan;
  const end = screenDate(plan.finVigencia);
  const file = () =>
    calendarFile({
      uid: `renovacion-${lugar ?? 0}-${plan.idTipoPlan ?? 0}-${renewal}@perfil`,
      day: renewal,
      title: words.evento(name),
      detail: words.eventoDetalle(end),
      maker: shellTexts.producto,
      madeOn: hoy,
    });
  return (
    <Card>
      <CardHead title={words.informacionGeneral}>
        <Badge tone={planTone(plan.estado)}>{plan.estado.trim() || words.sinEstado}</Badge>
      </CardHead>
      <Stack space={5}>
        {over && <Alert tone="advertencia" lasting title={words.vencido(end)} />}
        <FactGrid
          facts={[
            { label: words.tipoPlan, value: plan.tipoPlan },
            { label: words.campo.regimen, value: regimen },
            ...dates.map((field) => ({ label: words[field], value: screenDate(plan[field]) })),
          ]}
        />
        <Row>
          <Consumption profile={profile} />
          {renewal !== '' && (
            <ButtonAnchor
              href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file())}`}
              download={words.archivo}
            >
              <CalendarIcon size="small" />
              {words.renovacion(screenDate(renewal))}
            </ButtonAnchor>
          )}
        </Row>
      </Stack>
    </Card>
  );
};
