import { type ReactNode, useId } from 'react';
import { requestFormTexts as words } from '../../texts/request-form';
import { SaveBar } from '../../ui/actions/SaveBar';
import { StepButton } from '../../ui/actions/StepButton';
import { Card } from '../../ui/blocks/Card';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { Columns } from '../../ui/layout/Columns';
import { Stack } from '../../ui/layout/Stack';
import { FlowForm } from '../form/FlowForm';
import { type FieldComponent, FormFields } from '../form/FormFields';
import { FieldCards } from './FieldCards';
import { RequestSummary } from './RequestSummary';
import type { RequestFields } from './request-fields';
import type { RequestRef } from './request-ref';

interface Props<Actor, Field extends string, Group extends string, Fault extends string>
  extends RequestFields<Field, Group> {
  actor: Actor;
  state: string;
  faults: Readonly<Record<Fault, string>>;
  components: Readonly<Record<Field, FieldComponent<Actor>>>;
  documents: ReactNode;
}

const documentsId = 'documentos';

/** The fields of a request by group, its documents, and the button to the review. */
export const RequestForm = <
  Fault extends string,
  Actor extends RequestRef<Fault>,
  Field extends string,
  Group extends string,
>({
  actor,
  state,
  table,
  titles,
  labels,
  faults,
  components,
  documents,
}: Props<Actor, Field, Group, Fault>) => {
  const form = useId();
  const agreed = table.inGroup(null);
  return (
    <Stack space={5}>
      <FlowForm
        actor={actor}
        id={form}
        faults={faults}
        summary={
          <RequestSummary
            actor={actor}
            fields={table.fields.map((campo) => ({ campo, name: labels[campo] }))}
            documents={documentsId}
          />
        }
        onSubmit={() => actor.send({ type: 'REVISAR' })}
      >
        <Columns even>
          <Stack space={5}>
            <FieldCards actor={actor} table={table} titles={titles} components={components} />
          </Stack>
          <Stack space={5}>
            <div id={documentsId} tabIndex={-1}>
              {documents}
            </div>
            {agreed.length > 0 && (
              <Card>
                <FormFields actor={actor} fields={agreed} components={components} />
              </Card>
            )}
          </Stack>
        </Columns>
      </FlowForm>
      {state === 'llenando.adjuntando' && <LeadAlert tone="advertencia" title={words.preparandoArchivos} />}
      <SaveBar label={words.barra}>
        <StepButton form={form} busy={state === 'llenando.pidiendoRequisitos'} busyLabel={words.revisar}>
          {words.revisar}
        </StepButton>
      </SaveBar>
    </Stack>
  );
};
