import { useSelector } from '@xstate/react';
import { failureNotice } from '../../texts/failure';
import { requestFormTexts as words } from '../../texts/request-form';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import type { ReviewProps } from './request-ref';

interface Props extends ReviewProps {
  /** The form's words for a request that the service rejected. */
  noCreada: string;
}

/** Why a request was not sent, or was rejected. */
export const NotSent = ({ actor, state, noCreada }: Props) => {
  const problema = useSelector(actor, ({ context }) => context.problema);
  const notCreated = state === 'revisando.noCreada';
  return (
    <LeadAlert tone="error" title={notCreated ? noCreada : words.sinEnviar}>
      {problema !== null && <p>{failureNotice(problema, 'servicios').titulo}</p>}
      <p>{notCreated ? words.noCreadaDetalle : words.sinEnviarDetalle}</p>
    </LeadAlert>
  );
};
