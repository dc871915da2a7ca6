import { useState } from 'react';
import { Button } from '../../actions/Button';
import { CountdownRing } from '../../blocks/CountdownRing';
import type { DialogProps } from '../../overlays/Dialog';
import { PlainDialog } from '../../overlays/PlainDialog';
import type { GalleryEntry } from '../gallery-entry';

interface Props extends Omit<DialogProps, 'onClose'> {
  starts?: boolean;
  closes?: boolean;
}

const Opened = ({ starts = true, closes = true, ...dialog }: Props) => {
  const [open, setOpen] = useState(starts);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="outline" onPress={() => setOpen(true)}>
        Abrir
      </Button>
      {open && (
        <PlainDialog
          {...dialog}
          onClose={closes ? { label: 'Cerrar', act: close } : undefined}
          actions={<Button onPress={close}>Entendido</Button>}
        />
      )}
    </>
  );
};

const paragraphs = Array.from({ length: 14 }, (_, place) => `${place + 1}. Nada de lo que escribe se pierde.`);

export const entries: GalleryEntry[] = [
  {
    name: 'PlainDialog',
    alone: true,
    states: {
      mensaje: () => (
        <Opened title="Información">
          <p>Su póliza «Oro» se renueva pronto.</p>
        </Opened>
      ),
      'desde su botón': () => (
        <Opened starts={false} title="Información">
          <p>Su póliza «Oro» se renueva pronto.</p>
        </Opened>
      ),
      'sin cierre': () => (
        <Opened title="Complete sus datos" closes={false}>
          <p>Necesitamos su dirección para seguir.</p>
        </Opened>
      ),
      largo: () => (
        <Opened title="SupercalifragilisticoespialidosoUnaSolaPalabra" note="2 de 3 respondidas">
          {paragraphs.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Opened>
      ),
      urgente: () => (
        <Opened title="¿Sigue ahí?" urgent lead={<CountdownRing seconds={48} of={60} />}>
          <p>Por su seguridad, cerraremos su sesión.</p>
        </Opened>
      ),
    },
  },
];
