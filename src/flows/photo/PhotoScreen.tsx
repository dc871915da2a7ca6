import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { photoMachine } from '../../../machines/photo/photo.machine';
import type { StateOf } from '../../../machines/state-of';
import { SendProgress } from '../../parts/SendProgress';
import { statePath } from '../../parts/state-path';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { PhotoRound } from '../../ui/blocks/PhotoRound';
import { Spinner } from '../../ui/blocks/Spinner';
import { Stack } from '../../ui/layout/Stack';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import { Adjusting } from './Adjusting';
import { Choosing } from './Choosing';
import { PhotoMessage } from './PhotoMessage';
import type { PhotoRef, PhotoViewProps } from './photo-ref';
import { photoTexts as words } from './texts';

interface View {
  title: string;
  Body: (props: PhotoViewProps) => ReactNode;
  Actions: (props: { actor: PhotoRef }) => ReactNode;
  /** Not closable: an upload cannot be called back. */
  fixed?: true;
}

const Chosen = ({ actor, current, initials }: PhotoViewProps) => {
  const foto = useSelector(actor, ({ context }) => context.foto);
  return (
    <PhotoRound
      src={foto?.direccion ?? (current || null)}
      label={foto === null ? words.actual : words.nueva}
      initials={initials}
    />
  );
};

const choosing: View = {
  title: words.titulo,
  Body: Choosing,
  Actions: ({ actor }) => (
    <>
      <Button kind="outline" onPress={() => actor.send({ type: 'BORRAR' })}>
        {words.eliminar}
      </Button>
      <Button onPress={() => actor.send({ type: 'GUARDAR' })}>{words.guardar}</Button>
    </>
  ),
};

/** The pressed button stays in its place, so that a double click cannot hit another one. */
const underWay =
  (pressed: string): View['Actions'] =>
  ({ actor }) => (
    <>
      <Button kind="outline" onPress={() => actor.send({ type: 'CANCELAR' })}>
        {words.cancelar}
      </Button>
      <Button busy>{pressed}</Button>
    </>
  );

const working = (label: string, pressed: string): View => ({
  title: words.titulo,
  Body: (props) => (
    <Stack>
      <Chosen {...props} />
      <Spinner label={label} />
    </Stack>
  ),
  Actions: underWay(pressed),
});

const waiting = (label: string, pressed: string): View => ({
  ...working(label, pressed),
  Actions: () => <Button busy>{pressed}</Button>,
  fixed: true,
});

const adjusting: View = {
  title: words.recortar,
  Body: Adjusting,
  Actions: ({ actor }) => (
    <>
      <Button kind="outline" onPress={() => actor.send({ type: 'VOLVER' })}>
        {words.cancelar}
      </Button>
      <Button onPress={() => actor.send({ type: 'APLICAR' })}>{words.aplicar}</Button>
    </>
  ),
};

const Sending = (props: PhotoViewProps) => {
  const progreso = useSelector(props.actor, ({ context }) => context.progreso);
  return (
    <Stack>
      <PhotoMessage actor={props.actor} />
      <Chosen {...props} />
      <SendProgress {...progreso} label={words.subiendo} />
    </Stack>
  );
};

const sending: View = {
  title: words.titulo,
  Body: Sending,
  Actions: underWay(words.guardar),
  fixed: true,
};

const unconfirmed: View = {
  title: words.titulo,
  Body: ({ actor }) => <PhotoMessage actor={actor} />,
  Actions: ({ actor }) => <Button onPress={() => actor.send({ type: 'REINTENTAR' })}>{words.comprobar}</Button>,
};

const asking: View = {
  title: words.pregunta,
  Body: (props) => (
    <Stack>
      <PhotoRound src={props.current || null} label={words.actual} initials={props.initials} />
      <p>{words.consecuencia}</p>
    </Stack>
  ),
  Actions: ({ actor }) => (
    <>
      <Button kind="outline" onPress={() => actor.send({ type: 'VOLVER' })}>
        {words.conservar}
      </Button>
      <Button kind="danger" onPress={() => actor.send({ type: 'CONFIRMAR' })}>
        {words.eliminar}
      </Button>
    </>
  ),
};

const deleted: View = {
  title: words.titulo,
  Body: ({ actor }) => <PhotoMessage actor={actor} />,
  Actions: ({ actor }) => <Button onPress={() => actor.send({ type: 'CERRAR' })}>{words.listo}</Button>,
};

const saved: View = {
  title: words.titulo,
  Body: ({ actor }) => <PhotoMessage actor={actor} />,
  Actions: ({ actor }) => <Button onPress={() => actor.send({ type: 'CONTINUAR' })}>{words.actualizar}</Button>,
  fixed: true,
};

const views = {
  empezando: null,
  conRecibo: null,
  cerrado: null,
  'abierto.eligiendo.quieto': choosing,
  'abierto.eligiendo.faltaFoto': choosing,
  'abierto.eligiendo.rechazada': choosing,
  'abierto.eligiendo.demasiadoGrande': choosing,
  'abierto.eligiendo.sinRevisar': choosing,
  'abierto.eligiendo.sinReducir': choosing,
  'abierto.eligiendo.noSubida': choosing,
  'abierto.eligiendo.cancelada': choosing,
  'abierto.eligiendo.otraFoto': choosing,
  'abierto.eligiendo.sinFoto': choosing,
  'abierto.eligiendo.sinLeer': choosing,
  'abierto.eligiendo.sinBorrar': choosing,
  'abierto.eligiendo.borradoDudoso': choosing,
  'abierto.revisando': working(words.revisando, words.guardar),
  'abierto.reduciendo': working(words.reduciendo, words.guardar),
  'abierto.ajustando.quieto': adjusting,
  'abierto.ajustando.sinRecortar': adjusting,
  'abierto.recortando': working(words.recortando, words.aplicar),
  'abierto.subiendo': sending,
  'abierto.comprobando': waiting(words.comprobando, words.guardar),
  'abierto.cancelando': waiting(words.comprobando, words.guardar),
  'abierto.sinConfirmar': unconfirmed,
  'abierto.leyendoFoto': working(words.leyendo, words.guardar),
  'abierto.preguntando': asking,
  'abierto.borrando': waiting(words.eliminando, words.eliminar),
  'abierto.comprobandoBorrado': waiting(words.eliminando, words.eliminar),
  'abierto.borrada': deleted,
  subida: saved,
  recargando: saved,
} satisfies Record<StateOf<typeof photoMachine>, View | null>;

/** The dialog of the member's own photo. One dialog, so that the focus returns to its opener. */
export const PhotoScreen = (props: PhotoViewProps) => {
  const { actor } = props;
  const state = useSelector(actor, (snapshot) => statePath<StateOf<typeof photoMachine>>(snapshot));
  const view: View | null = views[state];
  if (view === null) return null;
  const { title, Body, Actions, fixed } = view;
  return (
    <LazyDialog
      title={title}
      size="md"
      onClose={fixed ? undefined : { label: shellTexts.cerrar, act: () => actor.send({ type: 'CERRAR' }) }}
      actions={<Actions actor={actor} />}
    >
      <Body {...props} />
    </LazyDialog>
  );
};
