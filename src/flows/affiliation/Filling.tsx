import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { CodeLine } from '../../parts/form/CodeLine';
import { FlowForm } from '../../parts/form/FlowForm';
import { TextLine } from '../../parts/form/TextLine';
import { RequestSummary } from '../../parts/requests/RequestSummary';
import { regimes } from '../../rules/affiliation/affiliation-draft';
import { affiliationKinds } from '../../rules/affiliation/affiliation-kinds';
import { requestFormTexts } from '../../texts/request-form';
import { SaveBar } from '../../ui/actions/SaveBar';
import { StepButton } from '../../ui/actions/StepButton';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { Columns } from '../../ui/layout/Columns';
import { Halves } from '../../ui/layout/Halves';
import { Stack } from '../../ui/layout/Stack';
import type { ViewProps } from './affiliation-ref';
import { CellPhoneLine, HomePhoneLine, MailLine, PersonLines } from './Lines';
import { affiliationFaultText, affiliationKindTexts, affiliationLabels, affiliationTexts as words } from './texts';

const documentsId = 'documentos';
const regimeOptions = regimes.map((codigo) => ({ codigo, descripcion: codigo }));

/** The fields, the documents beside them, and at the foot the way to the review. */
export const Filling = ({ actor, state, documents }: Omit<ViewProps, 'aMano'>) => {
  const form = useId();
  const tipo = useSelector(actor, ({ context }) => context.tipo);
  return (
    <Stack space={5}>
      <FlowForm
        actor={actor}
        id={form}
        faults={affiliationFaultText}
        summary={
          <RequestSummary
            actor={actor}
            fields={affiliationKinds[tipo].fields.map((campo) => ({ campo, name: affiliationLabels[campo] }))}
            documents={documentsId}
          />
        }
        onSubmit={() => actor.send({ type: 'REVISAR' })}
      >
        <Columns even>
          <Stack space={5}>
            <Card>
              <CardHead title={affiliationKindTexts[tipo].datos} />
              <Halves>
                <PersonLines actor={actor} />
                {tipo === 'titular' ? (
                  <CodeLine
                    actor={actor}
                    campo="regimen"
                    label={affiliationLabels.regimen}
                    emptyLabel={words.elijaRegimen}
                    options={regimeOptions}
                  />
                ) : (
                  <TextLine
                    actor={actor}
                    campo="institucion"
                    id="institucion"
                    label={affiliationLabels.institucion}
                    hint={words.institucion}
                    maxLength={100}
                    autoComplete="off"
                    enterKeyHint="next"
                  />
                )}
              </Halves>
            </Card>
            <Card>
              <CardHead title={words.contacto} />
              <Halves>
                <CellPhoneLine actor={actor} />
                {tipo === 'dependiente' && <HomePhoneLine actor={actor} />}
                <MailLine actor={actor} />
              </Halves>
            </Card>
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
