import { setup } from 'xstate';

type Evento =
  | { type: 'ABRIR_MENU' }
  | { type: 'CERRAR_MENU' }
  | { type: 'PEDIR_SALIDA' }
  | { type: 'NO' }
  | { type: 'SI' }
  | { type: 'NAVEGAR' }
  | { type: 'SESION_CERRADA' };

const falta = (): never => {
  throw new Error('falta');
};

export const shellMachine = setup({
  types: {} as { events: Evento },
  actions: { cerrarSesion: falta },
}).createMachine({
  id: 'shell',
  initial: 'despejado',
  on: {
    NAVEGAR: { target: '.despejado' },
    SESION_CERRADA: { target: '.despejado' },
  },
  states: {
    despejado: {
      description: 'La página sola, con su barra y su menú.',
      on: { ABRIR_MENU: { target: 'menuAbierto' }, PEDIR_SALIDA: { target: 'preguntandoSalida' } },
    },
    menuAbierto: {
      description: 'En el teléfono, el menú del servidor abierto sobre la página.',
      on: { CERRAR_MENU: { target: 'despejado' }, PEDIR_SALIDA: { target: 'preguntandoSalida' } },
    },
    preguntandoSalida: {
      description: 'Pregunta: «¿Está seguro que desea cerrar la sesión?».',
      meta: { pantalla: 'Cerrar sesión', requisitos: ['SHELL-16', 'SHELL-17', 'SHELL-18'] },
      on: { NO: { target: 'despejado' }, SI: { target: 'despejado', actions: 'cerrarSesion' } },
    },
  },
});
