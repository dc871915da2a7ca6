import { useState } from 'react';
import { DateField } from '../../../src/ui/fields/DateField';
import { Dialog } from '../../../src/ui/overlays/Dialog';
import type { GalleryEntry } from '../gallery-entry';
import { nothing } from './samples';

interface Sample {
  start?: string;
  error?: string;
  disabled?: boolean;
}

const Birth = ({ start = '', ...rest }: Sample) => {
  const [text, setText] = useState(start);
  const [day, setDay] = useState('');
  return (
    <>
      <DateField
        {...rest}
        label="Fecha de nacimiento"
        hint="Día, mes y año, hasta hoy. Ejemplo: 05-11-1960"
        placeholder="dd-mm-aaaa"
        min="1906-01-01"
        max="2026-11-05"
        today="2026-11-21"
        words={{
          open: 'Abrir calendario',
          close: 'Cerrar calendario',
          month: 'Mes',
          year: 'Año',
          loading: 'Cargando…',
          lost: 'El calendario no llegó.',
          again: 'Reintentar',
        }}
        value={text}
        onInput={(typed, chosen) => {
          setText(typed);
          setDay(chosen);
        }}
      />
      {day !== '' && <p>{day}</p>}
    </>
  );
};

export const entries: GalleryEntry[] = [
  {
    name: 'DateField',
    states: {
      vacío: () => <Birth />,
      lleno: () => <Birth start="14-08-1958" />,
      'con error': () => <Birth start="31-02-1960" error="Ese día no existe. Revise la fecha." />,
      inactivo: () => <Birth disabled />,
    },
  },
  {
    name: 'DateFieldInDialog',
    alone: true,
    states: {
      'en un diálogo': () => (
        <Dialog title="Datos personales" size="md" onClose={{ label: 'Cerrar diálogo', act: nothing }}>
          <Birth />
        </Dialog>
      ),
    },
  },
];
