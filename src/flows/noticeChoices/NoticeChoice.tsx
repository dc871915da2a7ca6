import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { NoticeKind } from '../../../domain/rules/promises/notice-kinds';
import type { Avisos } from '../../../machines/noticeChoices/noticeChoices.machine';
import { shellTexts } from '../../texts/shell';
import { RetryButton } from '../../ui/actions/RetryButton';
import { Alert } from '../../ui/blocks/Alert';
import { FixedSwitch } from '../../ui/fields/FixedSwitch';
import { Switch } from '../../ui/fields/Switch';
import { Stack } from '../../ui/layout/Stack';
import type { ChoicesRef, ChoicesState } from './choices-ref';
import { noticeChoicesTexts as words } from './texts';

const notes: Partial<Record<ChoicesState, string>> = {
  'mostrando.guardando': words.guardando,
  'mostrando.comprobando': words.comprobando,
  'mostrando.guardado': words.guardado,
};
const isSaving = (state: ChoicesState) => state === 'mostrando.guardando' || state === 'mostrando.comprobando';

const Trouble = ({ actor, state, onRetry }: { actor: ChoicesRef; state: ChoicesState; onRetry: () => void }) => {
  const mensaje = useSelector(actor, ({ context: { problema } }) =>
    problema !== null && typeof problema === 'object' ? problema.mensaje.trim() : '',
  );
  const retry = (
    <RetryButton
      label={shellTexts.reintentar}
      onPress={() => {
        onRetry();
        actor.send({ type: 'REINTENTAR' });
      }}
    />
  );
  if (state === 'mostrando.rechazado') return <Alert tone="advertencia" title={mensaje || words.rechazado} />;
  if (state === 'mostrando.noGuardado')
    return (
      <Alert tone="error" title={words.noGuardado} action={retry}>
        {words.noGuardadoDetalle}
      </Alert>
    );
  if (state === 'mostrando.sinConfirmar')
    return (
      <Alert tone="advertencia" title={words.sinConfirmar} action={retry}>
        {words.sinConfirmarDetalle}
      </Alert>
    );
  return null;
};

interface Props {
  actor: ChoicesRef;
  state: ChoicesState;
  kind: NoticeKind;
  choice: Avisos[number];
}

/** One kind of notice by one channel. While its change is saved it shows what was asked for. */
export const NoticeChoice = ({ actor, state, kind, choice: { tipo, canal, activo, fijo } }: Props) => {
  const place = useRef<HTMLInputElement>(null);
  const cambio = useSelector(actor, ({ context }) => context.cambio);
  const { nombre, detalle } = words.tipo[kind];
  if (fijo) return <FixedSwitch label={nombre} detail={detalle} value={words.siempre} />;
  const isChanged = cambio?.tipo === tipo && cambio.canal === canal;
  return (
    <Stack space={2}>
      <Switch
        ref={place}
        label={nombre}
        detail={detalle}
        note={isChanged ? (notes[state] ?? '') : ''}
        checked={isChanged && isSaving(state) ? cambio.activo : activo}
        waiting={isSaving(state)}
        onChange={(checked) => actor.send({ type: 'CAMBIAR', cambio: { tipo, canal, activo: checked } })}
      />
      {isChanged && <Trouble actor={actor} state={state} onRetry={() => place.current?.focus()} />}
    </Stack>
  );
};
