import { useState } from 'react';
import { formatAreaPhone } from '../../../domain/rules/contact/phone';
import { formatCedula } from '../../../domain/rules/document/cedula';
import { formatDocument } from '../../../domain/rules/document/credentials';
import { MaskedField } from '../../../src/ui/fields/MaskedField';
import { PasswordField } from '../../../src/ui/fields/PasswordField';
import type { GalleryEntry } from '../gallery-entry';
import { nothing } from './samples';

interface Mask {
  label: string;
  hint: string;
  placeholder?: string;
  write: (text: string) => string;
  start?: string;
  error?: string;
}

const Sample = ({ write, start = '', ...words }: Mask) => {
  const [text, setText] = useState(start);
  return (
    <MaskedField
      {...words}
      value={text}
      inputMode={words.label === 'Pasaporte' ? 'text' : 'numeric'}
      onInput={(typed) => setText(write(typed))}
    />
  );
};

const cedula = {
  label: 'Cédula',
  hint: '11 dígitos, sin espacios.',
  placeholder: '000-0000000-0',
  write: formatCedula,
};
const phone = {
  label: 'Teléfono celular',
  hint: 'Diez dígitos, con o sin signos.',
  placeholder: '(000)-000-0000',
  write: formatAreaPhone,
};
const passport = {
  label: 'Pasaporte',
  hint: 'Hasta 12 letras y números.',
  write: (text: string) => formatDocument(4, text),
};

const password = {
  label: 'Contraseña',
  showLabel: 'Mostrar contraseña',
  hideLabel: 'Ocultar contraseña',
  autoComplete: 'current-password' as const,
  onInput: nothing,
  onEnter: nothing,
  ref: null,
};

export const entries: GalleryEntry[] = [
  {
    name: 'MaskedField',
    states: {
      vacío: () => <Sample {...cedula} />,
      lleno: () => <Sample {...phone} start="(809)-555-0142" />,
      pasaporte: () => <Sample {...passport} />,
      'con error': () => (
        <Sample {...cedula} start="001-12345" error="La cédula lleva once dígitos. Revise el número." />
      ),
    },
  },
  {
    name: 'PasswordField',
    states: {
      vacío: () => <PasswordField {...password} />,
      'con ayuda': () => <PasswordField {...password} label="Contraseña nueva" hint="Ocho letras o números, o más." />,
      'con error': () => <PasswordField {...password} error="Por favor, ingrese su contraseña." />,
    },
  },
];
