import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { loginMachine } from '../../../machines/login/login.machine';
import type { StateOf } from '../../../machines/state-of';
import { leafOf } from '../../app/leaf-of';
import type { AccessDialog } from '../../rules/access/access-dialog';
import { hostOf, safeUrl } from '../../rules/access/safe-url';
import { documentTypeOf, documentTypes } from '../../rules/document/credentials';
import { documentHint, documentPlaceholder, documentTexts, faltaText } from '../../texts/document';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { PressLink } from '../../ui/actions/PressLink';
import { ExternalLink } from '../../ui/actions/TextLink';
import { Alert } from '../../ui/blocks/Alert';
import { MaskedField } from '../../ui/fields/MaskedField';
import { PasswordField } from '../../ui/fields/PasswordField';
import { SelectField } from '../../ui/fields/SelectField';
import { Page } from '../../ui/frames/Page';
import { useLeadFocus } from '../../ui/hooks/use-lead-focus';
import { Pair } from '../../ui/layout/Pair';
import { Stack } from '../../ui/layout/Stack';
import type { LoginRef } from './LoginScreen';
import { formNotice, loginTexts } from './texts';

export const Form = ({ actor, larimar }: { actor: LoginRef; larimar: string }) => {
  const state = useSelector(actor, (snapshot) => leafOf<StateOf<typeof loginMachine>>(snapshot));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  const incomplete = useSelector(actor, (snapshot) => snapshot.hasTag('incompleto'));
  const faltas = useSelector(actor, (snapshot) => snapshot.context.faltas);
  const intentos = useSelector(actor, (snapshot) => snapshot.context.intentos);
  const typeField = useRef<HTMLSelectElement>(null);
  const documentField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const first = faltas.tipoDocumento ? typeField : faltas.documento ? documentField : passwordField;
  useLeadFocus(incomplete ? String(intentos) : null, first);

  const application = safeUrl(larimar);
  const clave = () => passwordField.current?.value ?? '';
  const notice = formNotice[state];
  const words = (falta: keyof typeof faltaText | undefined) => (falta === undefined ? undefined : faltaText[falta]);

  return (
    <Page title={loginTexts.titulo} tab={`${loginTexts.pagina} · ${shellTexts.producto}`} lead={loginTexts.entrada}>
      {notice !== undefined && (
        <Alert tone={notice.tono} title={notice.titulo}>
          <p>{notice.detalle}</p>
        </Alert>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'ENVIAR', clave: clave() });
        }}
      >
        <Stack space={5}>
          <Pair>
            <DocumentTypeField actor={actor} error={words(faltas.tipoDocumento)} field={typeField} />
            <DocumentField actor={actor} error={words(faltas.documento)} busy={busy} field={documentField} />
          </Pair>
          <PasswordField
            ref={passwordField}
            label={loginTexts.clave}
            error={words(faltas.clave)}
            showLabel={loginTexts.mostrar}
            hideLabel={loginTexts.ocultar}
            autoComplete="current-password"
            readOnly={busy}
            onInput={() => actor.send({ type: 'ESCRIBIR_CLAVE' })}
            onEnter={() => actor.send({ type: 'PULSAR_ENTER', clave: clave() })}
          />
          <DialogLink actor={actor} dialogo="recuperacion" look="link" />
          <Button type="submit" width="full" busy={busy} busyLabel={loginTexts.enviando}>
            {loginTexts.enviar}
          </Button>
          {busy && (
            <Button kind="ghost" width="full" onPress={() => actor.send({ type: 'CANCELAR' })}>
              {loginTexts.cancelar}
            </Button>
          )}
          <DialogLink actor={actor} dialogo="registro" look="button" />
          <DialogLink actor={actor} dialogo="reenvio" look="centred" />
        </Stack>
      </form>
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
  actor: LoginRef;
  dialogo: AccessDialog;
  look: 'link' | 'centred' | 'button';
}

const DialogLink = ({ actor, dialogo, look }: LinkProps) => (
  <PressLink href={`?dialogo=${dialogo}`} look={look} onPress={() => actor.send({ type: 'ABRIR', dialogo })}>
    {dialogWords[dialogo]}
  </PressLink>
);

interface FieldProps<E extends HTMLElement> {
  actor: LoginRef;
  error: string | undefined;
  field: React.RefObject<E | null>;
}

const DocumentTypeField = ({ actor, error, field }: FieldProps<HTMLSelectElement>) => (
  <SelectField
    ref={field}
    label={documentTexts.tipo}
    error={error}
    emptyLabel={documentTexts.elija}
    options={documentTypes}
    value={useSelector(actor, (snapshot) => snapshot.context.tipoDocumento)}
    onChoose={(id) => actor.send({ type: 'ELEGIR_TIPO', tipoDocumento: documentTypeOf(id) })}
  />
);

const DocumentField = ({ actor, error, busy, field }: FieldProps<HTMLInputElement> & { busy: boolean }) => {
  const type = useSelector(actor, (snapshot) => snapshot.context.tipoDocumento);
  return (
    <MaskedField
      ref={field}
      label={documentTexts.numero}
      hint={type === null ? undefined : documentHint[type]}
      error={error}
      placeholder={type === null ? undefined : documentPlaceholder[type]}
      inputMode={type === 4 ? 'text' : 'numeric'}
      autoComplete="username"
      enterKeyHint="next"
      readOnly={busy}
      value={useSelector(actor, (snapshot) => snapshot.context.documento)}
      onInput={(texto) => actor.send({ type: 'ESCRIBIR_DOCUMENTO', texto })}
    />
  );
};
