import { useState } from 'react';
import { Button } from '../../../src/ui/actions/Button';
import { ErrorSummary } from '../../../src/ui/blocks/ErrorSummary';
import { Stepper } from '../../../src/ui/blocks/Stepper';
import { TextField } from '../../../src/ui/fields/TextField';
import { Stack } from '../../../src/ui/layout/Stack';
import type { GalleryEntry } from '../gallery-entry';
import { nothing } from './samples';

const at = (
  current: number,
  steps = ['Teléfonos', 'Dirección', 'Correo Electrónico'],
  pending: readonly number[] = [],
) => (
  <Stepper
    label="Pasos para actualizar sus datos"
    steps={steps}
    current={current}
    positionWords={(step, total) => `Paso ${step} de ${total}:`}
    doneLabel="hecho"
    pending={{ steps: pending, label: 'pendiente' }}
  />
);

const Form = () => {
  const [tries, setTries] = useState(0);
  return (
    <Stack>
      {tries > 0 && (
        <ErrorSummary
          title="Revise estos dos campos"
          errors={[
            { field: 'calle', message: 'Escriba la calle.' },
            { field: 'sector', message: 'Escriba el sector.' },
          ]}
          occasion={String(tries)}
        />
      )}
      <TextField
        id="calle"
        label="Calle"
        value=""
        error={tries > 0 ? 'Escriba la calle.' : undefined}
        onInput={nothing}
      />
      <TextField
        id="sector"
        label="Sector"
        value=""
        error={tries > 0 ? 'Escriba el sector.' : undefined}
        onInput={nothing}
      />
      <Button onPress={() => setTries(tries + 1)}>Siguiente</Button>
    </Stack>
  );
};

export const entries: GalleryEntry[] = [
  {
    name: 'Stepper',
    states: {
      primero: () => at(0),
      segundo: () => at(1),
      último: () => at(2),
      'con uno pendiente': () => at(2, undefined, [1]),
      'palabras largas': () =>
        at(1, ['Validar identificación', 'Preguntas de Seguridad', 'Datos Personales', 'Confirmación de la solicitud']),
    },
  },
  { name: 'ErrorSummary', states: { 'se pulsa y lleva': () => <Form /> } },
];
