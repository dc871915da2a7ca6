import { Comparison } from '../../../src/ui/blocks/Comparison';
import { ConditionCard } from '../../../src/ui/blocks/ConditionCard';
import { Chips } from '../../../src/ui/fields/Chips';
import { Segmented } from '../../../src/ui/fields/Segmented';
import { TextField } from '../../../src/ui/fields/TextField';
import type { GalleryEntry } from '../gallery-entry';
import { nothing } from './samples';

const people = ['Usted', 'Padre', 'Madre', 'Hermano', 'Abuelo', 'Tío', 'Otro'].map((label) => ({
  value: label,
  label,
}));
const chips = (state: { error?: string; disabled?: boolean } = {}) => (
  <Chips
    legend="¿Quién la ha tenido? Puede marcar varias personas."
    options={people}
    chosen={state.error === undefined ? ['Usted', 'Madre'] : []}
    onToggle={nothing}
    {...state}
  />
);
const condition = (question: string, value: 'si' | 'no' | null, error?: string) => (
  <ConditionCard
    question={question}
    marked={value === 'si'}
    answer={
      <Segmented
        legend={question}
        legendHidden
        kind="answer"
        error={error}
        options={[
          { value: 'si', label: 'Sí' },
          { value: 'no', label: 'No' },
        ]}
        value={value}
        onChoose={nothing}
      />
    }
  >
    {chips()}
    <TextField label="Medicamento que usa" optional="opcional" value="Losartán 50 mg" onInput={nothing} />
  </ConditionCard>
);
const compared = (columns: readonly string[]) => (
  <Comparison
    label="Compare los planes"
    columns={columns}
    rows={[
      { name: 'Costo al mes por persona', values: columns.map(() => 'RD$ 1,485.00') },
      { name: 'Medicamentos ambulatorios, por año', values: ['RD$ 8,000 al 70 %'] },
    ]}
    unknown="No se indica"
  />
);

export const entries: GalleryEntry[] = [
  {
    name: 'Chips',
    states: {
      marcados: () => chips(),
      'sin marcar': () => chips({ error: 'Marque quién la ha tenido.' }),
      apagados: () => chips({ disabled: true }),
    },
  },
  {
    name: 'ConditionCard',
    states: {
      'sin responder': () => condition('Presión alta', null),
      'falta la respuesta': () => condition('Presión alta', null, 'Responda Sí o No.'),
      sí: () => condition('Presión alta', 'si'),
      'no, con muchas palabras': () => condition('Enfermedades del corazón '.repeat(6), 'no'),
    },
  },
  {
    name: 'Comparison',
    states: {
      'dos planes': () => compared(['PLAN LARIMAR', 'PLAN LARIMAR PLUS']),
      'palabras largas': () => compared(['Larimar'.repeat(8), 'Plus'.repeat(12)]),
    },
  },
];
