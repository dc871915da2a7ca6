import type { ReactNode } from 'react';
import { requestFormTexts as words } from '../../texts/request-form';
import { Button } from '../../ui/actions/Button';
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
}

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
        <CardHead title={titles[group]} />
        <FactGrid facts={table.inGroup(group).map((field) => ({ label: labels[field], value: shown[field] }))} />
      </Card>
    ))}
    <Card>
      <CardHead title={words.documentos} />
      {documents}
    </Card>
    <SaveBar label={words.barra}>
      <Button kind="outline" onPress={() => actor.send({ type: 'CORREGIR' })}>
        {words.corregir}
      </Button>
      <Button onPress={() => actor.send({ type: 'ENVIAR' })}>{words.enviar}</Button>
    </SaveBar>
  </Stack>
);
