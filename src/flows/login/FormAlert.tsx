import { useSelector } from '@xstate/react';
import { callNotice } from '../../texts/call-notice';
import { Alert } from '../../ui/blocks/Alert';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import type { ViewProps } from './login-ref';
import { formNotice, loginRefusals, resultTones } from './texts';

/** Above the fields: why the log-in failed, with the focus, or what the page says before one. */
export const FormAlert = ({ actor, state }: Pick<ViewProps, 'actor' | 'state'>) => {
  const result = useSelector(actor, ({ context }) => context);
  const notice = formNotice[state];
  const tone = resultTones[state];
  if (notice !== undefined)
    return (
      <Alert tone={notice.tono} title={notice.titulo}>
        <p>{notice.detalle}</p>
      </Alert>
    );
  const told = tone === undefined ? null : callNotice(result, loginRefusals, 'acceso');
  if (tone === undefined || told === null) return null;
  return (
    <LeadAlert tone={tone} title={told.titulo}>
      {told.detalle === '' ? undefined : <p>{told.detalle}</p>}
    </LeadAlert>
  );
};
