import { type ReactNode, useId } from 'react';
import type { AffiliationField } from '../../rules/affiliation/affiliation-draft';
import { affiliationFaultText, affiliationLabels } from '../../texts/affiliation';
import { requestFormTexts } from '../../texts/request-form';
import { SaveBar } from '../../ui/actions/SaveBar';
import { StepButton } from '../../ui/actions/StepButton';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { Columns } from '../../ui/layout/Columns';
import { Stack } from '../../ui/layout/Stack';
import { FlowForm } from '../form/FlowForm';
import { RequestSummary } from '../requests/RequestSummary';
import type { AffiliationViewProps } from './affiliation-ref';

interface Props extends Omit<AffiliationViewProps, 'aMano'> {
  /** In the order in which they stand. */
  fields: readonly AffiliationField[];
  groups: readonly { title: string; lines: ReactNode }[];
}

const documentsId = 'documentos';

/** The fields, the documents beside them, and at the foot the way to the review. */
export const AffiliationFilling = ({ actor, state, documents, fields, groups }: Props) => {
  const form = useId();
  return (
    <Stack space={5}>
      <FlowForm
        actor={actor}
        id={form}
        faults={affiliationFaultText}
        summary={
          <RequestSummary
            actor={actor}
            fields={fields.map((campo) => ({ campo, name: affiliationLabels[campo] }))}
            documents={documentsId}
          />
        }
        onSubmit={() => actor.send({ type: 'REVISAR' })}
      >
        <Columns even>
          <Stack space={5}>
            {groups.map(({ title, lines }) => (
              <Card key={title}>
                <CardHead title={title} />
                {lines}
              </Card>
            ))}
          </Stack>
          <div id={documentsId} tabIndex={-1}>
            {documents.form}
          </div>
        </Columns>
      </FlowForm>
      {state === 'llenando.adjuntando' && <LeadAlert tone="advertencia" title={requestFormTexts.preparandoArchivos} />}
      <SaveBar label={requestFormTexts.barra}>
        <StepButton form={form} busy={false} busyLabel={requestFormTexts.revisar}>
          {requestFormTexts.revisar}
        </StepButton>
      </SaveBar>
    </Stack>
  );
};
