import { failureNotice } from '../../texts/failure';
import { requestFormTexts as words } from '../../texts/request-form';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { useFormValue } from '../form/use-form-value';
import type { RequestViewProps } from './request-ref';

interface Props extends Pick<RequestViewProps, 'state'> {
  actor: Pick<RequestViewProps['actor'], 'getSnapshot' | 'subscribe'>;
  /** What the form says where the service did not take it. */
  noCreada: string;
}

/** Why a request did not leave, or was not taken. */
export const NotSent = ({ actor, state, noCreada }: Props) => {
  const problema = useFormValue(actor, ({ context }) => context.problema);
  const notCreated = state === 'revisando.noCreada';
  return (
    <LeadAlert tone="error" title={notCreated ? noCreada : words.sinEnviar}>
      {problema !== null && <p>{failureNotice(problema, 'servicios').titulo}</p>}
      <p>{notCreated ? words.noCreadaDetalle : words.sinEnviarDetalle}</p>
    </LeadAlert>
  );
};
