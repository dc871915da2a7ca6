import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ContextFrom } from 'xstate';
import type { photoMachine } from '../../../machines/photo/photo.machine';
import type { StateOf } from '../../../machines/state-of';
import { statePath } from '../../parts/state-path';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/blocks/Alert';
import { useEmitted } from '../../ui/hooks/use-emitted';
import { useLeadFocus } from '../../ui/hooks/use-lead-focus';
import type { PhotoRef } from './photo-ref';
import { refusedFile, whyNot, photoTexts as words } from './texts';

interface Message {
  tone: 'informacion' | 'exito' | 'advertencia' | 'error';
  title: string;
  detail: string;
}
type Told = (context: ContextFrom<typeof photoMachine>) => Message;

const error = (title: string, detail: string): Message => ({ tone: 'error', title, detail });
const warning = (title: string, detail: string): Message => ({ tone: 'advertencia', title, detail });

const saved: Told = () => ({ tone: 'exito', title: words.subida, detail: words.subidaDetalle });

/** The message by state; other states have none. */
const told: Partial<Record<StateOf<typeof photoMachine>, Told>> = {
  'abierto.eligiendo.faltaFoto': () => error(words.falta, words.faltaDetalle),
  'abierto.eligiendo.rechazada': ({ rechazo }) => {
    const { titulo, detalle } = refusedFile[rechazo ?? 'otra'];
    return error(titulo, detalle);
  },
  'abierto.eligiendo.demasiadoGrande': ({ bytes }) => error(words.supera, words.superaDetalle(bytes)),
  'abierto.eligiendo.sinRevisar': () => error(words.sinRevisar, words.sinAbrirDetalle),
  'abierto.eligiendo.sinReducir': () => error(words.sinReducir, words.sinAbrirDetalle),
  'abierto.eligiendo.noSubida': ({ problema }) =>
    error(words.noSubida, `${whyNot(problema)} ${words.conservada}`.trim()),
  'abierto.eligiendo.cancelada': () => warning(words.cancelada, words.canceladaDetalle),
  'abierto.eligiendo.otraFoto': () => warning(words.otraFoto, words.otraFotoDetalle),
  'abierto.eligiendo.sinFoto': () => warning(words.sinFoto, words.sinFotoDetalle),
  'abierto.eligiendo.sinLeer': ({ problema }) => error(words.sinLeer, whyNot(problema)),
  'abierto.eligiendo.sinBorrar': ({ problema }) => error(words.sinBorrar, whyNot(problema) || words.sinBorrarDetalle),
  'abierto.eligiendo.borradoDudoso': () => error(words.borradoDudoso, words.borradoDudosoDetalle),
  'abierto.ajustando.sinRecortar': () => error(words.sinRecortar, words.sinRecortarDetalle),
  'abierto.subiendo': ({ foto }) => ({
    tone: 'informacion',
    title: words.subiendo,
    detail: words.enviando(foto?.bytes ?? 0),
  }),
  'abierto.sinConfirmar': () => error(words.sinConfirmar, words.sinConfirmarDetalle),
  'abierto.borrada': () => ({ tone: 'exito', title: words.borrada, detail: words.borradaDetalle }),
  subida: saved,
  recargando: saved,
};

/** The result of the last press, above what it concerns; every press moves the focus here. */
export const PhotoMessage = ({ actor }: { actor: PhotoRef }) => {
  const state = useSelector(actor, (snapshot) => statePath<StateOf<typeof photoMachine>>(snapshot));
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const times = useEmitted(actor, 'FALTAN_DATOS');
  const place = useRef<HTMLDivElement>(null);
  const message = told[state]?.(context) ?? null;
  useLeadFocus(message === null ? null : `${state} ${times}`, place);
  if (message === null) return null;
  return (
    <div ref={place} tabIndex={-1}>
      <Alert
        tone={message.tone}
        title={message.title}
        action={
          state === 'abierto.eligiendo.demasiadoGrande' && (
            <Button size="small" kind="outline" onPress={() => actor.send({ type: 'REDUCIR' })}>
              {words.reducir}
            </Button>
          )
        }
      >
        <p>{message.detail}</p>
      </Alert>
    </div>
  );
};
