import { setup } from 'xstate';

type Evento = { type: 'EN_LINEA' } | { type: 'SIN_CONEXION' };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const connectionMachine = setup({
  types: {} as { events: Evento },
  delays: { despedida: falta },
}).createMachine({
  id: 'connection',
  description: 'El aviso de que no hay conexión, y de que volvió.',
  initial: 'enLinea',
  states: {
    enLinea: {
      description: 'Hay conexión: no se dice nada.',
      on: { SIN_CONEXION: { target: 'sinConexion' } },
    },
    sinConexion: {
      description: 'El navegador dice que no hay conexión. Nada de lo escrito se pierde.',
      on: { EN_LINEA: { target: 'recuperada' } },
    },
    recuperada: {
      description: 'La conexión volvió: se dice un momento.',
      on: { SIN_CONEXION: { target: 'sinConexion' } },
      after: { despedida: { target: 'enLinea' } },
    },
  },
});
