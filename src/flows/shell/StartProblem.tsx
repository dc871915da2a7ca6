import { useSelector } from '@xstate/react';
import { screenMoment } from '../../../domain/rules/dates/dates';
import type { CaseReceipt } from '../../../domain/rules/requests/case-receipt';
import { failureNotice } from '../../texts/failure';
import { shellTexts } from '../../texts/shell';
import { startProblemTexts } from '../../texts/start-problem';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/blocks/Alert';
import { Page } from '../../ui/frames/Page';
import { Row } from '../../ui/layout/Stack';
import type { ShellRef } from '../../wiring/actors/shell-ref';
import type { Deps } from '../../wiring/deps';

interface Props extends Pick<Deps, 'session'> {
  shell: ShellRef;
  /** Of the request that was sent just before the page loaded. */
  recibo: CaseReceipt | null;
}

/** There is a session, but the call that identifies its member failed: shows nothing private and deletes nothing. */
export const StartProblem = ({ session, shell, recibo }: Props) => {
  const problema = useSelector(session, ({ context }) => context.problema);
  return (
    <Page
      title={startProblemTexts.titulo}
      tab={`${startProblemTexts.titulo} · ${shellTexts.producto}`}
      lead={[startProblemTexts.detalle, problema && failureNotice(problema, 'acceso').detalle]
        .filter((part) => part !== null)
        .join(' ')}
    >
      {recibo !== null && (
        <Alert tone="exito" lasting title={startProblemTexts.llego(recibo.caso)}>
          <p>{startProblemTexts.llegoDetalle(screenMoment(recibo.hora))}</p>
        </Alert>
      )}
      <Row>
        <Button onPress={() => session.send({ type: 'REINTENTAR' })}>{shellTexts.reintentar}</Button>
        <Button kind="ghost" onPress={() => shell.send({ type: 'PEDIR_SALIDA' })}>
          {shellTexts.cerrarSesion}
        </Button>
      </Row>
    </Page>
  );
};
