import { useState } from 'react';
import { LockedField } from '../../../src/ui/fields/LockedField';
import { TextArea } from '../../../src/ui/fields/TextArea';
import { TextField, type TextFieldProps } from '../../../src/ui/fields/TextField';
import { MailIcon } from '../../../src/ui/icons/MailIcon';
import { SearchIcon } from '../../../src/ui/icons/SearchIcon';
import type { GalleryEntry } from '../gallery-entry';

const Sample = ({ value = '', ...rest }: Omit<TextFieldProps, 'value' | 'onInput'> & { value?: string }) => {
  const [text, setText] = useState(value);
  return <TextField {...rest} value={text} onInput={setText} />;
};

const Reason = ({ start = '', error }: { start?: string; error?: string }) => {
  const [text, setText] = useState(start);
  return (
    <TextArea
      label="Motivo"
      hint="Cuente qué pasó y cuándo."
      error={error}
      value={text}
      maxLength={250}
      countWords={(used, most) => `${used} / ${most}`}
      leftWords={(left) => (left === 0 ? 'No queda espacio.' : `Le quedan ${left} caracteres.`)}
      onInput={setText}
    />
  );
};

export const entries: GalleryEntry[] = [
  {
    name: 'TextField',
    states: {
      vacío: () => <Sample label="Calle" />,
      lleno: () => <Sample label="Calle" value="Av. Los Caciques" />,
      opcional: () => <Sample label="Apartamento" optional="opcional" value="3-B" />,
      'con ayuda': () => <Sample label="Sector" hint="Como aparece en su recibo de luz." />,
      'con error': () => (
        <Sample
          label="Correo electrónico"
          type="email"
          hint="Le escribiremos a este correo."
          error="Correo electronico invalido"
          value="maria@correo"
        />
      ),
      inactivo: () => <Sample label="Municipio" disabled placeholder="Elija primero la provincia" />,
      'solo lectura': () => (
        <LockedField label="Nombre" value="María Altagracia de los Santos" hint="Para cambiarlo, escríbanos." />
      ),
      'con icono': () => (
        <Sample label="Buscar" type="search" icon={<SearchIcon size="small" />} placeholder="Nombre" />
      ),
      'con icono y valor': () => <Sample label="Correo" type="email" icon={<MailIcon size="small" />} value="a@b.do" />,
      'palabras largas': () => (
        <Sample
          label="Nombre completo de la persona que firmó la solicitud en el centro de salud"
          optional="opcional"
          hint={'Otorrinolaringología'.repeat(4)}
          error={'sinespacios'.repeat(12)}
          value={'Otorrinolaringología'.repeat(4)}
        />
      ),
    },
  },
  {
    name: 'TextArea',
    states: {
      vacío: () => <Reason />,
      'cerca del límite': () => <Reason start={'a'.repeat(228)} />,
      'con error': () => <Reason error="Escriba el motivo." />,
    },
  },
];
