import { useSelector } from '@xstate/react';
import { applicationLimits } from '../../../domain/rules/application/application-draft';
import { allowedRelationships } from '../../../domain/rules/application/dependent';
import { applicationFaultText } from '../../texts/application';
import { Button } from '../../ui/actions/Button';
import { RowButton } from '../../ui/actions/RowButton';
import { Alert } from '../../ui/blocks/Alert';
import { Card } from '../../ui/blocks/Card';
import { EmptyBlock } from '../../ui/blocks/EmptyBlock';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { RowLead } from '../../ui/blocks/RowLead';
import { useEmitted } from '../../ui/hooks/use-emitted';
import { PersonIcon } from '../../ui/icons/PersonIcon';
import { PlusIcon } from '../../ui/icons/PlusIcon';
import { Row, Stack } from '../../ui/layout/Stack';
import type { ApplicationRef, ViewProps } from './application-ref';
import { FamilyCost } from './FamilyCost';
import { nameOf } from './person-name';
import { applicationTexts as words } from './texts';
import { useRemedy } from './use-list';

interface RowProps {
  actor: ApplicationRef;
  lugar: number;
}

/** Subscribes to one person, so that a change rerenders one row of up to fifty. */
const PersonRow = ({ actor, lugar }: RowProps) => {
  const one = useSelector(actor, ({ context }) => context.dependientes[lugar]);
  const related = useSelector(actor, ({ context: { listas } }) =>
    one === undefined
      ? ''
      : (allowedRelationships(one.sexo, listas)?.find(({ codigo }) => codigo === one.parentesco)?.descripcion ?? ''),
  );
  const lacks = useSelector(actor, ({ context }) => context.faltas[`dependiente-${lugar}`]);
  if (one === undefined) return null;
  const name = nameOf(one);
  return (
    <Card>
      <Stack space={3}>
        <RowLead
          tone="person"
          icon={<PersonIcon />}
          title={name}
          line={[related, one.fechaNacimiento].filter((part) => part !== '').join(' · ')}
        />
        {lacks !== undefined && (
          <Alert tone="error" lasting>
            <p>{applicationFaultText[lacks]}</p>
          </Alert>
        )}
        <Row>
          <RowButton name={words.editarA(name)} busy={false} onPress={() => actor.send({ type: 'EDITAR', lugar })}>
            {words.editar}
          </RowButton>
          <RowButton
            kind="ghost"
            name={words.quitarA(name)}
            busy={false}
            onPress={() => actor.send({ type: 'QUITAR', lugar })}
          >
            {words.quitar}
          </RowButton>
        </Row>
      </Stack>
    </Card>
  );
};

const Removed = ({ actor }: Pick<RowProps, 'actor'>) => {
  const removed = useSelector(actor, ({ context }) => context.quitado);
  return removed === null ? null : (
    <LeadAlert
      tone="informacion"
      title={words.quitado(nameOf(removed.dependiente))}
      action={
        <Button kind="tonal" size="small" onPress={() => actor.send({ type: 'DESHACER' })}>
          {words.deshacer}
        </Button>
      }
    />
  );
};

export const FamilyStep = ({ actor, lists }: ViewProps) => {
  const count = useSelector(actor, ({ context }) => context.dependientes.length);
  const lacking = useSelector(actor, (snapshot) => snapshot.hasTag('incompleto'));
  const occasion = useEmitted(actor, 'FALTAN_DATOS');
  const remedy = useRemedy(lists, 'parentescosDeHombre', 'parentescosDeMujer', 'permitidos');
  const full = count >= applicationLimits.dependientes;
  return (
    <Stack space={4}>
      {lacking && (
        <LeadAlert key={occasion} tone="error" title={words.faltanDependientes}>
          <p>{words.faltanDependientesDetalle}</p>
        </LeadAlert>
      )}
      <Removed actor={actor} />
      {remedy}
      {count === 0 ? <EmptyBlock title={words.sinDependientes} /> : <p>{words.dependientes(count)}</p>}
      {Array.from({ length: count }, (_, lugar) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and draws whoever stands there
        <PersonRow key={lugar} actor={actor} lugar={lugar} />
      ))}
      <FamilyCost actor={actor} />
      {full && <p>{words.caben(applicationLimits.dependientes)}</p>}
      <Button
        kind="outline"
        icon={<PlusIcon size="small" />}
        disabled={full}
        onPress={() => actor.send({ type: 'AGREGAR' })}
      >
        {words.agregar}
      </Button>
    </Stack>
  );
};
