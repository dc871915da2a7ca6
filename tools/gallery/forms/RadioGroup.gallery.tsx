import { useState } from 'react';
import { Checkbox } from '../../../src/ui/fields/Checkbox';
import { RadioGroup } from '../../../src/ui/fields/RadioGroup';
import { Segmented } from '../../../src/ui/fields/Segmented';
import type { GalleryEntry } from '../gallery-entry';

type Answer = 'si' | 'no';

const YesNo = ({ start = null, ...rest }: { start?: Answer | null; error?: string; disabled?: boolean }) => {
  const [value, setValue] = useState<Answer | null>(start);
  return (
    <RadioGroup
      {...rest}
      legend="¿Tiene dependientes en su núcleo familiar?"
      layout="side"
      options={[
        { value: 'si', label: 'Sí' },
        { value: 'no', label: 'No' },
      ]}
      value={value}
      onChoose={setValue}
    />
  );
};

const Delivery = () => {
  const [value, setValue] = useState<string | null>('correo');
  return (
    <RadioGroup
      legend="¿Cómo le avisamos?"
      hint="Puede cambiarlo cuando quiera."
      options={[
        { value: 'correo', label: 'Por correo electrónico', detail: 'ma***@correo.do' },
        { value: 'telefono', label: 'Por mensaje de texto', detail: 'Al número que termina en 0142' },
        { value: 'largo', label: 'Por carta a la dirección que tenemos registrada, lo que puede tardar varios días' },
      ]}
      value={value}
      onChoose={setValue}
    />
  );
};

const Filter = () => {
  const [value, setValue] = useState<string | null>('todos');
  return (
    <Segmented
      legend="Estado"
      options={[
        { value: 'todos', label: 'Todos' },
        { value: 'curso', label: 'En Curso' },
        { value: 'resuelto', label: 'Resuelto' },
      ]}
      value={value}
      onChoose={setValue}
    />
  );
};

const Agree = ({ start = false, ...rest }: { start?: boolean; error?: string; disabled?: boolean }) => {
  const [checked, setChecked] = useState(start);
  return (
    <Checkbox {...rest} checked={checked} onChange={setChecked}>
      Alto costo
    </Checkbox>
  );
};

export const entries: GalleryEntry[] = [
  {
    name: 'RadioGroup',
    states: {
      'sin respuesta': () => <YesNo />,
      respondida: () => <YesNo start="si" />,
      'con error': () => <YesNo error="Elija una respuesta." />,
      inactiva: () => <YesNo start="no" disabled />,
      'una debajo de otra': () => <Delivery />,
    },
  },
  { name: 'Segmented', states: { elegido: () => <Filter /> } },
  {
    name: 'Checkbox',
    states: {
      'sin marcar': () => <Agree />,
      marcada: () => <Agree start />,
      'con error': () => <Agree error="Marque la casilla para seguir." />,
      inactiva: () => <Agree start disabled />,
    },
  },
];
