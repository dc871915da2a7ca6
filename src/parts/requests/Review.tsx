import type { ReactNode } from 'react';
import { requestFormTexts as words } from '../../texts/request-form';
import { Button } from '../../ui/actions/Button';
import { RowButton } from '../../ui/actions/RowButton';
import { SaveBar } from '../../ui/actions/SaveBar';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { FactGrid } from '../../ui/blocks/FactGrid';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { Stack } from '../../ui/layout/Stack';
import { NotSent } from './NotSent';
import type { RequestFields } from './request-fields';
import type { RequestViewProps } from './request-ref';

interface Props<Field extends string, Group extends string>
  extends Pick<RequestViewProps, 'actor' | 'state'>,
    RequestFields<Field, Group> {
  /** The displayed text of each field. */
  shown: Readonly<Record<Field, string>>;
  /** The form's words for a request that the service rejected. */
  noCreada: string;
  documents: ReactNode;
  /** In a form of several steps: leads to the step of a part. */
  onEdit?: (part: Group | 'documentos') => void;
}

const Edit = ({ title, onPress }: { title: string; onPress: () => void }) => (
  <RowButton kind="ghost" name={words.editarParte(title)} busy={false} onPress={onPress}>
    {words.editar}
  </RowButton>
);

/** The review before sending; above it why the last attempt failed. */
export const Review = <Field extends string, Group extends string>({
  actor,
  state,
  table,
  titles,
  labels,
  shown,
  noCreada,
  documents,
  onEdit,
}: Props<Field, Group>) => (
  <Stack space={5}>
    {state === 'revisando.leyendo' ? (
      <LeadAlert tone="informacion" title={words.revision}>
        <p>{words.revisionDetalle}</p>
      </LeadAlert>
    ) : (
      <NotSent actor={actor} state={state} noCreada={noCreada} />
    )}
    {table.groups.map((group) => (
      <Card key={group}>
        <CardHead title={titles[group]} oneLine>
          {onEdit && <Edit title={titles[group]} onPress={() => onEdit(group)} />}
        </CardHead>
        <FactGrid facts={table.inGroup(group).map((field) => ({ label: labels[field], value: shown[field] }))} />
      </Card>
    ))}
    <Card>
      <CardHead title={words.documentos} oneLine>
        {onEdit && <Edit title={words.documentos} onPress={() => onEdit('documentos')} />}
      </CardHead>
      {documents}
    </Card>
    <SaveBar label={words.barra}>
      <Button kind="outline" onPress={() => actor.send({ type: 'CORREGIR' })}>
        {onEdit ? words.anterior : words.corregir}
      </Button>
      <Button onPress={() => actor.send({ type: 'ENVIAR' })}>{words.enviar}</Button>
    </SaveBar>
  </Stack>
);
