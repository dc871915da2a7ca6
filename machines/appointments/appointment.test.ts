import { expect, test } from 'vitest';
import { appointmentFaults } from './appointment';

test.each([
  [{ especialidad: 'Cardiología', fecha: '29-02-2028', nota: '' }, {}],
  [
    { especialidad: ' ', fecha: ' ', nota: 'Con ayunas' },
    { especialidad: 'especialidad', fecha: 'fecha' },
  ],
  [{ especialidad: 'Pediatría', fecha: '29-02-2027', nota: '' }, { fecha: 'fechaInvalida' }],
  [{ especialidad: 'Pediatría', fecha: '5-1-2027', nota: '' }, { fecha: 'fechaInvalida' }],
])('%o lacks %o', (draft, faults) => {
  expect(appointmentFaults(draft)).toEqual(faults);
});
