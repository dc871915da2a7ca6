import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { calendarFile } from '../../../domain/rules/dates/calendar-file';
import { screenDate } from '../../../domain/rules/dates/dates';
import type { Plan } from '../../../domain/rules/person/profile';
import { coveredUntil } from '../../../domain/rules/plan/covered-until';
import { endedService } from '../../../domain/rules/plan/ended-service';
import { planTone } from '../../../domain/rules/plan/plan-state';
import { validityOf } from '../../../domain/rules/plan/validity';
import { planServiceTexts } from '../../texts/plan-service';
import { shellTexts } from '../../texts/shell';
import { ButtonAnchor } from '../../ui/actions/ButtonAnchor';
import { Alert } from '../../ui/blocks/Alert';
import { Badge } from '../../ui/blocks/Badge';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { FactGrid } from '../../ui/blocks/FactGrid';
import { LeadFact } from '../../ui/blocks/LeadFact';
import { CalendarIcon } from '../../ui/icons/CalendarIcon';
import { Row, Stack } from '../../ui/layout/Stack';
import type { ProfileRef } from './parts';
import { profileTexts as words } from './texts';

interface Props {
  profile: ProfileRef;
  plan: Plan;
}

const isBad = ({ estado }: Plan) => planTone(estado) === 'error';

/** Until when the plan gives service, or why it gives none. */
export const PlanService = ({ profile, plan }: Props) => {
  const hoy = useSelector(profile, ({ context }) => context.hoy);
  const service = endedService([plan], hoy);
  if (service === null) {
    const until = screenDate(coveredUntil([plan], hoy));
    return until === '' ? null : <LeadFact label={planServiceTexts.conCobertura} value={until} note="" />;
  }
  const ended = service.ultimoDia === '' ? '' : words.vencido(screenDate(service.ultimoDia));
  if (!isBad(plan)) return <Alert tone="advertencia" lasting title={ended} />;
  return (
    <Alert tone="error" lasting title={plan.estado.trim()}>
      {ended}
    </Alert>
  );
};

const dates = ['fechaAfiliacion', 'primeraDispersion', 'ultimaDispersion', 'inicioVigencia', 'finVigencia'] as const;
const hints: Readonly<Partial<Record<(typeof dates)[number], string>>> = words.explicacion;

export const PlanFacts = ({ profile, plan, regimen, children }: Props & { regimen: string; children: ReactNode }) => {
  const hoy = useSelector(profile, ({ context }) => context.hoy);
  const lugar = useSelector(profile, ({ context }) => context.lugar);
  const { renewal } = validityOf(plan.finVigencia, hoy);
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
        {!isBad(plan) && <Badge tone={planTone(plan.estado)}>{plan.estado.trim() || words.sinEstado}</Badge>}
      </CardHead>
      <Stack space={5}>
        <FactGrid
          facts={[
            { label: words.tipoPlan, value: plan.tipoPlan },
            { label: words.campo.regimen, value: regimen },
            ...dates.map((field) => ({ label: words[field], value: screenDate(plan[field]), hint: hints[field] })),
          ]}
        />
        {(children || renewal !== '') && (
          <Row>
            {children}
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
        )}
      </Stack>
    </Card>
  );
};
