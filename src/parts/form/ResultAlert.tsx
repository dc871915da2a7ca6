import type { ReactNode } from 'react';
import type { CallResult } from '../../../domain/contract/call-result';
import type { Family } from '../../texts/problem';
import type { RefusingCall } from '../../texts/refusals';
import { resultNotice } from '../../texts/result-notice';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { resultTone, type Tagged } from './result-tone';
import { useFormValue } from './use-form-value';

interface Props {
  actor: {
    getSnapshot(): Tagged & { context: CallResult };
    subscribe(listener: () => void): { unsubscribe(): void };
  };
  /** The call whose refusal texts to use. */
  call: RefusingCall;
  family: Family;
  action?: ReactNode;
}

/** Why a call failed or was refused, above its fields; the state's tag sets the tone. */
export const ResultAlert = ({ actor, call, family, action }: Props) => {
  const tone = useFormValue(actor, resultTone);
  const respuesta = useFormValue(actor, ({ context }) => context.respuesta);
  const problema = useFormValue(actor, ({ context }) => context.problema);
  const notice = resultNotice({ respuesta, problema }, call, family);
  if (tone === null || notice === null) return null;
  return (
    <LeadAlert tone={tone} title={notice.titulo} action={action}>
      <p>{notice.detalle}</p>
    </LeadAlert>
  );
};
