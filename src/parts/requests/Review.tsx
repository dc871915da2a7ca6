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
import type { ReviewProps } from './request-ref';

interface Props<Field extends string, Group extends string> extends ReviewProps, RequestFields<Field, Group> {
  /** The displayed text of each field. */
  shown: Readonly<Record<Field, string>>;
  /** The form's words for a request that the service rejected. */
  noCreada: string;
  documents: ReactNode;
  /** In a form of several steps: the step of each part. */
  steps?: Readonly<Record<Group | 'documentos', string>>;
}

const Edit = ({ title, onPress }: { title: string; onPress: (() => void) | undefined }) =>
  onPress && (
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
  steps,
}: Props<Field, Group>) => {
  const edit = (part: Group | 'documentos') => steps && (() => actor.send({ type: 'EDITAR', parte: steps[part] }));
  return (
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
            <Edit title={titles[group]} onPress={edit(group)} />
          </CardHead>
          <FactGrid facts={table.inGroup(group).map((field) => ({ label: labels[field], value: shown[field] }))} />
        </Card>
      ))}
      <Card>
        <CardHead title={words.documentos} oneLine>
          <Edit title={words.documentos} onPress={edit('documentos')} />
        </CardHead>
        {documents}
      </Card>
      <SaveBar label={words.barra}>
        <Button kind="outline" onPress={edit('documentos') ?? (() => actor.send({ type: 'CORREGIR' }))}>
          {steps ? words.anterior : words.corregir}
        </Button>
        <Button onPress={() => actor.send({ type: 'ENVIAR' })}>{words.enviar}</Button>
      </SaveBar>
    </Stack>
  );
};
