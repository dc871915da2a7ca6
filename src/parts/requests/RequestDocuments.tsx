import type { ReactNode } from 'react';
import { failureNotice } from '../../texts/failure';
import { requestFormTexts as words } from '../../texts/request-form';
import { RetryButton } from '../../ui/actions/RetryButton';
import { Alert } from '../../ui/blocks/Alert';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { Stack } from '../../ui/layout/Stack';
import { useFormValue } from '../form/use-form-value';
import type { RequestViewProps } from './request-ref';

interface Props extends Pick<RequestViewProps, 'actor' | 'state'> {
  /** A type of request is chosen. */
  chosen: boolean;
  /** Where they are added; null: nobody knows yet which ones the request asks for. */
  form: ReactNode;
}

/** The documents of a request whose type says which they are. */
export const RequestDocuments = ({ chosen, actor, state, form }: Props) => {
  const problema = useFormValue(actor, ({ context }) => context.problema);
  const asking = state === 'llenando.pidiendoRequisitos';
  return (
    form ?? (
      <Card>
        <CardHead title={words.documentos} />
        <Stack space={4}>
          {asking && <p role="status">{words.pidiendoDocumentos}</p>}
          {chosen && !asking && (
            <Alert
              tone="error"
              title={words.sinDocumentos}
              action={<RetryButton label={words.otraVez} onPress={() => actor.send({ type: 'REINTENTAR' })} />}
            >
              <p>{words.sinDocumentosDetalle}</p>
              {problema !== null && <p>{failureNotice(problema, 'servicios').detalle}</p>}
            </Alert>
          )}
          {!chosen && <p>{words.primeroTipo}</p>}
        </Stack>
      </Card>
    )
  );
};
