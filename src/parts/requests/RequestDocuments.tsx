import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { failureNotice } from '../../texts/failure';
import { requestFormTexts as words } from '../../texts/request-form';
import { RetryButton } from '../../ui/actions/RetryButton';
import { Alert } from '../../ui/blocks/Alert';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { Stack } from '../../ui/layout/Stack';
import type { RequestRef } from './request-ref';

interface Props {
  actor: RequestRef;
  /** Whether a type of request is selected. */
  chosen: boolean;
  /** Whether the required documents are being asked for. */
  asking: boolean;
  /** The attachments form; null until the required documents are known. */
  form: ReactNode;
}

/** The documents of a request, which depend on its type. */
export const RequestDocuments = ({ actor, chosen, asking, form }: Props) => {
  const problema = useSelector(actor, ({ context }) => context.problema);
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
