import { useSelector } from '@xstate/react';
import { serviceCenters } from '../../../domain/brand/service-centers';
import { screenDate } from '../../../domain/rules/dates/dates';
import { sentenceCase } from '../../../domain/rules/lists/sentence-case';
import { centsOf, formatMoney } from '../../../domain/rules/money/money';
import { isVoid, shownStatus, statusTone } from '../../../domain/rules/requests/request-case';
import { PlaceLink } from '../../parts/PlaceLink';
import { CenterPlace } from '../../parts/requests/CenterPlace';
import { statusLine } from '../../parts/requests/status-line';
import { timeLeftLine, visitLine } from '../../parts/requests/time-left';
import { rangeTexts } from '../../texts/range';
import { requestTexts } from '../../texts/requests';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/blocks/Alert';
import { Badge } from '../../ui/blocks/Badge';
import { FactGrid } from '../../ui/blocks/FactGrid';
import { Section } from '../../ui/blocks/Section';
import { Timeline } from '../../ui/blocks/Timeline';
import { ClockIcon } from '../../ui/icons/ClockIcon';
import { ShareIcon } from '../../ui/icons/ShareIcon';
import { Row, Stack } from '../../ui/layout/Stack';
import { caseStage } from './case-stage';
import { caseSteps } from './case-steps';
import type { DetailRef } from './detail-ref';
import { EditLink } from './EditLink';
import { stageText, requestDetailTexts as words } from './texts';

interface Props {
  detail: DetailRef;
}
interface Timed {
  /** By the server's clock. */
  now: number;
}
type Case = NonNullable<ReturnType<DetailRef['getSnapshot']>['context']['caso']>;

const moneyOf = (amount: number | null): string => {
  const cents = amount === null ? null : centsOf(amount.toFixed(2));
  return cents === null ? '' : formatMoney(cents);
};

/** Buttons for the case number, and the result of the last press. */
const NumberActions = ({ detail }: Props) => {
  const aviso = useSelector(detail, ({ context }) => context.aviso);
  return (
    <Stack space={2}>
      <Row space={2}>
        <Button kind="ghost" size="small" onPress={() => detail.send({ type: 'COPIAR' })}>
          {words.copiar}
        </Button>
        <Button
          kind="ghost"
          size="small"
          icon={<ShareIcon size="small" />}
          onPress={() => detail.send({ type: 'COMPARTIR' })}
        >
          {words.compartir}
        </Button>
      </Row>
      {aviso !== null && <Alert tone={aviso === 'fallo' ? 'advertencia' : 'exito'}>{words[aviso]}</Alert>}
    </Stack>
  );
};

/** For a case that waits for the member, what to do comes first. */
const Deadline = ({ caso: { respuesta, numeroCaso, ...status }, now }: Timed & { caso: Case }) => {
  const stage = caseStage(status);
  if (stage !== 'completar' && stage !== 'devuelto') return null;
  if (stage === 'devuelto')
    return (
      <Alert
        tone="advertencia"
        lasting
        icon={<ClockIcon />}
        title={visitLine(respuesta, now) ?? words.veinticuatro}
        action={<PlaceLink to={serviceCenters}>{rangeTexts.centrosDeServicio}</PlaceLink>}
      >
        <Stack space={2}>
          <p>{stageText.devuelto}</p>
          <CenterPlace respuesta={respuesta} now={now} />
        </Stack>
      </Alert>
    );
  const left = timeLeftLine(respuesta, now);
  return (
    <Alert
      tone="advertencia"
      lasting
      icon={<ClockIcon />}
      title={left ?? words.veinticuatro}
      action={<EditLink numeroCaso={numeroCaso} />}
    >
      {left === null ? (
        stageText.completar
      ) : (
        <Stack space={2}>
          <p>{words.veinticuatro}.</p>
          <p>{words.completar}</p>
        </Stack>
      )}
    </Alert>
  );
};

/** The facts of a case and its next step, only as stated by the service. */
export const CaseFacts = ({ detail, now }: Props & Timed) => {
  const caso = useSelector(detail, ({ context }) => context.caso);
  if (caso === null) return null;
  const tone = isVoid(caso) ? 'error' : statusTone(caso);
  const status = isVoid(caso) ? requestTexts.anulado : sentenceCase(shownStatus(caso));
  return (
    <>
      <Row space={2}>
        {status !== '' && <Badge tone={tone}>{status}</Badge>}
        <span>{words.casoYFecha(caso.numeroCaso, screenDate(caso.fechaApertura))}</span>
      </Row>
      <Deadline caso={caso} now={now} />
      <Section title={words.estadoSolicitud}>
        <Timeline label={words.estadoSolicitud} tone={tone} steps={caseSteps(caso, statusLine(caso))} />
      </Section>
      <FactGrid
        facts={[
          { label: words.montoReembolsado, value: moneyOf(caso.montoReembolsado) },
          { label: words.autorizacion, value: caso.nap },
          { label: words.prestador, value: caso.prestadorAutorizado },
          { label: words.informacionAutorizacion, value: caso.informacionAutorizacion },
          { label: words.descripcion, value: caso.descripcion },
        ]}
      />
      <NumberActions detail={detail} />
    </>
  );
};
