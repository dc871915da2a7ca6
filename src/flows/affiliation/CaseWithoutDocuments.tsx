import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { routes } from '../../../domain/rules/access/routes';
import { isOutcomeUnknown } from '../../../domain/rules/requests/is-outcome-unknown';
import { caseSearch } from '../../../domain/rules/requests/request-place';
import { failureNotice } from '../../texts/failure';
import { requestFormTexts } from '../../texts/request-form';
import { Button } from '../../ui/actions/Button';
import { SaveBar } from '../../ui/actions/SaveBar';
import { TextAnchor } from '../../ui/actions/TextAnchor';
import { Card } from '../../ui/blocks/Card';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { useEmitted } from '../../ui/hooks/use-emitted';
import { Row, Stack } from '../../ui/layout/Stack';
import type { ViewProps } from './affiliation-ref';
import { affiliationTexts as words } from './texts';

type Props = Pick<ViewProps, 'actor' | 'state' | 'documents'>;

const CaseLink = createLink(TextAnchor);

const Message = ({ actor, state }: Omit<Props, 'documents'>): ReactNode => {
  const { caso, faltan, adjuntos, problema } = useSelector(actor, ({ context }) => context);
  const presses = useEmitted(actor, 'FALTAN_DATOS');
  if (state === 'sinDocumentos.noCargados')
    return (
      <LeadAlert tone="error" title={words.noCargados}>
        {problema !== null && <p>{failureNotice(problema, 'servicios').titulo}</p>}
        <p>{words.noCargadosDetalle(caso)}</p>
      </LeadAlert>
    );
  if (state === 'sinDocumentos.faltanArchivos')
    return (
      <LeadAlert key={presses} tone="error" title={words.faltanArchivos}>
        {adjuntos.faltan.length === 0 && <p>{words.faltaUno}</p>}
        {adjuntos.faltan.map((nombre) => (
          <p key={nombre}>{requestFormTexts.faltaDocumento(nombre)}</p>
        ))}
      </LeadAlert>
    );
  if (state === 'sinDocumentos.adjuntando')
    return <LeadAlert key={presses} tone="advertencia" title={requestFormTexts.preparandoArchivos} />;
  const unsure = state === 'sinDocumentos.sinConfirmar';
  const doubt = unsure ? words.sinConfirmar(caso) : words.incompleto(caso);
  const failed = isOutcomeUnknown(problema);
  return (
    <LeadAlert tone="advertencia" title={failed ? words.noCargados : doubt}>
      {failed && <p>{doubt}.</p>}
      <p>{unsure ? words.sinConfirmarDetalle : words.incompletoDetalle(faltan)}</p>
    </LeadAlert>
  );
};

/** A created case without its documents: the member adds them, looks the case up again, or leaves them out. */
export const CaseWithoutDocuments = ({ actor, state, documents }: Props) => {
  const caso = useSelector(actor, ({ context }) => context.caso);
  return (
    <Stack space={5}>
      <Message actor={actor} state={state} />
      {documents.form}
      <Card>
        <Stack space={4}>
          <p>{words.terminarDetalle}</p>
          <CaseLink to={routes.requests.path} search={caseSearch(caso)}>
            {words.verCaso}
          </CaseLink>
          <Row>
            <Button kind="outline" onPress={() => actor.send({ type: 'COMPROBAR' })}>
              {words.comprobar}
            </Button>
            <Button kind="outline" onPress={() => actor.send({ type: 'TERMINAR' })}>
              {words.terminar}
            </Button>
          </Row>
        </Stack>
      </Card>
      <SaveBar label={words.barra}>
        <Button onPress={() => actor.send({ type: 'ENVIAR' })}>{words.enviarDocumentos}</Button>
      </SaveBar>
    </Stack>
  );
};
