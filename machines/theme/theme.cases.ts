import type { FlowCases } from '../flow-cases';
import { themeMachine } from './theme.machine';

const temas = { claro: { tema: 'claro' }, oscuro: { tema: 'oscuro' }, sistema: { tema: 'sistema' } } as const;

export const cases: FlowCases<typeof themeMachine> = {
  machine: themeMachine,
  starts: {
    'nada guardado': { inicial: 'sistema' },
    'claro guardado': { inicial: 'claro' },
    'oscuro guardado': { inicial: 'oscuro' },
  },
  events: { ELEGIR: temas, CAMBIO_FUERA: temas },
  replies: {},
};
