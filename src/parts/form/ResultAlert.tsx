import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { CallResult } from '../../../domain/contract/call-result';
import type { Family } from '../../texts/problem';
import type { RefusingCall } from '../../texts/refusals';
import { resultNotice } from '../../texts/result-notice';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import type { ReadRef } from './form-ref';
import { resultTone, type Tagged } from './result-tone';

interface Props {
  actor: ReadRef<Tagged & { context: CallResult }>;
  /** The call whose refusal texts to use. */
  call: RefusingCall;
  family: Family;
  action?: ReactNode;
}

/** Why a call failed or was refused, above its fields; the state's tag sets the tone. */
export const ResultAlert = ({ actor, call, family, action }: Props) => {
  const tone = useSelector(actor, resultTone);
  const respuesta = useSelector(actor, ({ context }) => context.respuesta);
  const problema = useSelector(actor, ({ context }) => context.problema);
  const notice = resultNotice({ respuesta, problema }, call, family);
  if (tone === null || notice === null) return null;
  return (
    <LeadAlert tone={tone} title={notice.titulo} action={action}>
      <p>{notice.detalle}</p>
    </LeadAlert>
  );
};
