import { type Fault, faults } from './faults';

const well = (fault: Omit<Fault, 'ends'>): Fault => ({ ...fault, ends: 'bien' });

/** F1 to F20: with those of which only some calls make something. */
export const everyFault: readonly Fault[] = [
  ...faults,
  well({
    id: 'F17',
    name: 'out of order',
    answer: (response, good) => void setTimeout(() => response.end(good), 300),
  }),
  {
    id: 'F18',
    name: 'unlisted code',
    ends: 'ilegible',
    answer: (response) => response.end('{"codigoMensaje":4242,"mensaje":"Otra cosa."}'),
  },
];
