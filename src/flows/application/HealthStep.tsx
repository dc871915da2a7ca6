import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Symptom } from '../../../domain/rules/application/application-lists';
import { type HealthGroup, healthGroups, relatives } from '../../../domain/rules/application/health';
import { useFetches } from '../../parts/use-fetches';
import { applicationFaultText } from '../../texts/application';
import { shellTexts } from '../../texts/shell';
import { RowButton } from '../../ui/actions/RowButton';
import { Alert } from '../../ui/blocks/Alert';
import { ConditionCard } from '../../ui/blocks/ConditionCard';
import { EmptyBlock } from '../../ui/blocks/EmptyBlock';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { Section } from '../../ui/blocks/Section';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { Chips } from '../../ui/fields/Chips';
import { Segmented } from '../../ui/fields/Segmented';
import { TextField } from '../../ui/fields/TextField';
import { Row, Stack } from '../../ui/layout/Stack';
import type { ApplicationRef, ViewProps } from './application-ref';
import { relativeText, applicationTexts as words } from './texts';
import { useAnswered } from './use-answered';

const people = relatives.map((value) => ({ value, label: relativeText[value] }));
const choices = [
  { value: 'si', label: words.si },
  { value: 'no', label: words.no },
] as const;

interface ConditionProps {
  actor: ApplicationRef;
  one: Symptom;
}

/** Subscribes to one condition, so that a key press rerenders one row of up to sixty. */
const Condition = ({ actor, one: { codigo, descripcion, campoAdicional } }: ConditionProps) => {
  const answer = useSelector(actor, ({ context }) => context.salud[codigo]);
  const fault = useSelector(actor, ({ context }) => context.faltas[`sintoma-${codigo}`]);
  const error = fault === undefined ? undefined : applicationFaultText[fault];
  return (
    <ConditionCard
      question={descripcion}
      marked={answer?.tiene ?? false}
      answer={
        <Segmented
          legend={descripcion}
          legendHidden
          kind="answer"
          options={choices}
          value={answer === undefined ? null : answer.tiene ? 'si' : 'no'}
          error={fault === 'sinRespuesta' ? error : undefined}
          onChoose={(value) => actor.send({ type: 'RESPONDER', codigo, tiene: value === 'si' })}
        />
      }
    >
      <Chips
        legend={words.quien}
        options={people}
        chosen={answer?.quienes ?? []}
        error={fault === 'sinPersona' ? error : undefined}
        onToggle={(quien) => actor.send({ type: 'MARCAR', codigo, quien })}
      />
      {campoAdicional !== '' && (
        <TextField
          label={campoAdicional === true ? words.detalle : campoAdicional}
          optional={words.opcional}
          value={answer?.detalle ?? ''}
          error={fault === 'muyLargo' ? error : undefined}
          autoComplete="off"
          enterKeyHint="done"
          onInput={(detalle) => actor.send({ type: 'DETALLAR', codigo, detalle })}
        />
      )}
    </ConditionCard>
  );
};

const Group = ({ actor, group: { titulo, preguntas } }: { actor: ApplicationRef; group: HealthGroup }) => {
  const codigos = preguntas.map(({ codigo }) => codigo);
  const name = titulo || words.otras;
  return (
    <Section title={name}>
      <Stack space={3}>
        <Row>
          <RowButton name={words.ningunaDe(name)} busy={false} onPress={() => actor.send({ type: 'NINGUNA', codigos })}>
            {words.ninguna}
          </RowButton>
        </Row>
        {preguntas.map((one) => (
          <Condition key={one.codigo} actor={actor} one={one} />
        ))}
      </Stack>
    </Section>
  );
};

const Count = ({ actor, lists }: Pick<ViewProps, 'actor' | 'lists'>) => {
  const { asked, done } = useAnswered(actor, lists);
  const missing = useSelector(actor, (snapshot) => snapshot.hasTag('incompleto'));
  return (
    <>
      {missing && done < asked && <Alert tone="error" title={words.faltanRespuestas(asked - done)} />}
      <p>
        <b>{words.cuantasDe(done, asked)}</b> {words.respondidas}
      </p>
    </>
  );
};

export const HealthStep = ({ actor, lists }: ViewProps) => {
  const catalogue = useSelector(lists, ({ context }) => context.listas.sintomas);
  const { failed, retry } = useFetches(lists, 'sintomas');
  const missing = useSelector(actor, (snapshot) => snapshot.hasTag('incompleto'));
  const groups = useMemo(() => healthGroups(catalogue ?? []), [catalogue]);
  if (catalogue === null)
    return (
      <Stack space={4}>
        {missing && <Alert tone="error" title={applicationFaultText.sinCatalogo} />}
        {failed ? (
          <ErrorBlock
            title={words.sinSintomas}
            detail={words.sinSintomasDetalle}
            retry={{ label: shellTexts.reintentar, act: retry }}
          />
        ) : (
          <Skeleton shape="field" count={4} label={shellTexts.cargando} />
        )}
      </Stack>
    );
  if (groups.length === 0) return <EmptyBlock title={words.sinPreguntas} />;
  return (
    <Stack space={6}>
      <Count actor={actor} lists={lists} />
      {groups.map((group) => (
        <Group key={group.preguntas[0]?.codigo ?? group.titulo} actor={actor} group={group} />
      ))}
    </Stack>
  );
};
