import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { routes } from '../../../domain/rules/access/routes';
import { screenMoment } from '../../../domain/rules/dates/dates';
import { caseSearch } from '../../../domain/rules/requests/request-place';
import type { caseReceiptMachine } from '../../../machines/caseReceipt/caseReceipt.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../parts/use-flow';
import { requestFormTexts } from '../../texts/request-form';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { ButtonAnchor } from '../../ui/actions/ButtonAnchor';
import { Alert } from '../../ui/blocks/Alert';
import { Announcer } from '../../ui/blocks/Announcer';
import { Outcome } from '../../ui/blocks/Outcome';
import { Page } from '../../ui/frames/Page';
import { ShareIcon } from '../../ui/icons/ShareIcon';
import { Stack } from '../../ui/layout/Stack';
import { caseReceiptTexts as words } from './texts';

type Ref = ActorRefFrom<typeof caseReceiptMachine>;

const CaseLink = createLink(ButtonAnchor);

/** The result of the last press, also announced to screen readers. */
const news = {
  'mostrando.quieto': '',
  'mostrando.copiado': words.copiado,
  'mostrando.sinEntregar': words.sinEntregar,
  entregando: '',
  cerrado: '',
} satisfies Record<StateOf<typeof caseReceiptMachine>, string>;

const Actions = ({ actor }: { actor: Ref }): ReactNode => {
  const caso = useSelector(actor, ({ context }) => context.recibo.caso);
  const delivering = useSelector(actor, (snapshot) =>
    snapshot.matches('entregando') ? snapshot.context.entrega : null,
  );
  return (
    <>
      <CaseLink look="primary" to={routes.requests.path} search={caseSearch(caso)}>
        {words.abrir}
      </CaseLink>
      <Button
        kind="outline"
        busy={delivering === 'copiar'}
        onPress={() => actor.send({ type: 'ENTREGAR', entrega: 'copiar' })}
      >
        {words.copiar}
      </Button>
      <Button
        kind="outline"
        icon={<ShareIcon size="small" />}
        busy={delivering === 'compartir'}
        onPress={() => actor.send({ type: 'ENTREGAR', entrega: 'compartir' })}
      >
        {words.compartir}
      </Button>
      <Button kind="ghost" onPress={() => actor.send({ type: 'CERRAR' })}>
        {words.cerrar}
      </Button>
    </>
  );
};

/** The receipt of the request sent before the page reloaded; shown until it is closed. */
export const CaseReceiptScreen = ({ start }: { start: () => Start<typeof caseReceiptMachine> }) => {
  const { actor, state } = useFlow(start);
  const { caso, tipo, hora, sinTelefonos } = useSelector(actor, ({ context }) => context.recibo);
  return (
    <Page title={words.tipos[tipo]} tab={`${words.titulo(caso)} · ${shellTexts.producto}`}>
      <Stack space={4}>
        <Outcome
          tone="exito"
          title={words.titulo(caso)}
          details={[words.recibida(screenMoment(hora)), words.sigue, news[state]].filter((line) => line !== '')}
          occasion={caso}
        >
          <Actions actor={actor} />
        </Outcome>
        {sinTelefonos && (
          <Alert tone="error" lasting title={requestFormTexts.sinTelefonos}>
            <p>{requestFormTexts.sinTelefonosDetalle}</p>
          </Alert>
        )}
        <Announcer words={news[state]} />
      </Stack>
    </Page>
  );
};
