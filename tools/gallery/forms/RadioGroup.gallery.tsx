import { useState } from 'react';
import { Checkbox } from '../../../src/ui/fields/Checkbox';
import { FixedSwitch } from '../../../src/ui/fields/FixedSwitch';
import { RadioGroup } from '../../../src/ui/fields/RadioGroup';
import { Segmented } from '../../../src/ui/fields/Segmented';
import { Switch } from '../../../src/ui/fields/Switch';
import { SwitchList } from '../../../src/ui/fields/SwitchList';
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

const News = ({ start = false, ...rest }: { start?: boolean; note?: string; waiting?: boolean }) => {
  const [checked, setChecked] = useState(start);
  return <Switch {...rest} label="Avances" detail="Cuando algo empieza." checked={checked} onChange={setChecked} />;
};
const always = <FixedSwitch label="Pagos" detail="No se apagan: se trata de su dinero." value="Siempre" />;

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
  {
    name: 'Switch',
    states: {
      apagado: () => <News />,
      encendido: () => <News start />,
      guardando: () => <News start waiting note="Guardando…" />,
      guardado: () => <News note="Guardado" />,
      'en una lista, con uno fijo': () => (
        <SwitchList
          label="Avisos"
          items={[
            { id: 'avances', content: <News start /> },
            { id: 'pagos', content: always },
          ]}
        />
      ),
    },
  },
];
