import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { AccessDialog } from '../../../domain/rules/access/access-dialog';
import { hostOf, safeUrl } from '../../../domain/rules/access/safe-url';
import { DocumentFields } from '../../parts/DocumentFields';
import { FlowForm } from '../../parts/form/FlowForm';
import { FormPasswordField } from '../../parts/form/FormPasswordField';
import { faltaText } from '../../texts/document';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { PressLink } from '../../ui/actions/PressLink';
import { ExternalLink } from '../../ui/actions/TextLink';
import { Page } from '../../ui/frames/Page';
import { Stack } from '../../ui/layout/Stack';
import { FormAlert } from './FormAlert';
import type { ViewProps } from './login-ref';
import { loginTexts } from './texts';

export const Form = ({ actor, state, larimar }: ViewProps) => {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  const hasPasskeys = useSelector(actor, ({ context }) => context.llaves);
  const isAsked = state === 'pidiendoLlave';
  const password = useRef<HTMLInputElement>(null);
  const application = safeUrl(larimar);
  const clave = () => password.current?.value ?? '';
  const enter = () => actor.send({ type: 'PULSAR_ENTER', clave: clave() });
  return (
    <Page title={loginTexts.titulo} tab={`${loginTexts.pagina} · ${shellTexts.producto}`} lead={loginTexts.entrada}>
      <FormAlert actor={actor} state={state} />
      <FlowForm actor={actor} faults={faltaText} onSubmit={() => actor.send({ type: 'ENVIAR', clave: clave() })}>
        <Stack space={5}>
          <DocumentFields actor={actor} onEnter={enter} autoComplete="username webauthn" />
          <FormPasswordField
            actor={actor}
            campo="clave"
            ref={password}
            label={loginTexts.clave}
            showLabel={loginTexts.mostrar}
            hideLabel={loginTexts.ocultar}
            autoComplete="current-password"
            onEnter={enter}
          />
          <DialogLink actor={actor} dialogo="recuperacion" look="link" />
          <Button type="submit" width="full" busy={busy && !isAsked} busyLabel={loginTexts.enviando}>
            {loginTexts.enviar}
          </Button>
          {hasPasskeys && (
            <Button
              kind="outline"
              width="full"
              busy={isAsked}
              busyLabel={loginTexts.esperandoLlave}
              onPress={() => actor.send({ type: 'USAR_LLAVE' })}
            >
              {loginTexts.usarLlave}
            </Button>
          )}
          {busy && (
            <Button kind="ghost" width="full" onPress={() => actor.send({ type: 'CANCELAR' })}>
              {loginTexts.cancelar}
            </Button>
          )}
          <DialogLink actor={actor} dialogo="registro" look="button" />
          <DialogLink actor={actor} dialogo="reenvio" look="centred" />
        </Stack>
      </FlowForm>
      {application !== null && (
        <ExternalLink href={application} look="banner" newTabLabel={shellTexts.otraPestana(hostOf(application))}>
          {loginTexts.larimar}
        </ExternalLink>
      )}
    </Page>
  );
};

const dialogWords: Record<AccessDialog, string> = {
  recuperacion: loginTexts.olvido,
  registro: loginTexts.registro,
  reenvio: loginTexts.reenvio,
};

interface LinkProps {
  actor: ViewProps['actor'];
  dialogo: AccessDialog;
  look: 'link' | 'centred' | 'button';
}

const DialogLink = ({ actor, dialogo, look }: LinkProps) => (
  <PressLink href={`?dialogo=${dialogo}`} look={look} onPress={() => actor.send({ type: 'ABRIR', dialogo })}>
    {dialogWords[dialogo]}
  </PressLink>
);
