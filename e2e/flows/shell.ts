import { cases } from '../../machines/shell/shell.cases';
import type { shellMachine } from '../../machines/shell/shell.machine';
import { accountTexts } from '../../src/texts/account';
import { chromeTexts } from '../../src/texts/chrome';
import { shellTexts } from '../../src/texts/shell';
import type { BrowserDriver } from '../paths/browser-driver';
import { closedSession, memberPage } from '../paths/member-page';

/** From what is open over the page, and from the page itself. */
const from = (label: string): readonly string[] => {
  if (label === 'PEDIR_SALIDA') return ['menuAbierto', 'cuentaAbierta'];
  if (label === 'NAVEGAR') return ['despejado', 'menuAbierto'];
  return ['despejado'];
};
const ended = ['SI', 'SESION_CERRADA'];

const behind = 'the question stands over the page, and nothing behind it can be pressed';

export const driver: BrowserDriver<typeof shellMachine> = {
  cases,
  calls: {},
  starts: {
    '': {
      ...memberPage,
      phone: true,
      background: { flags: { result: [{ nombre: 'VER_NOTIFICACIONES', esWeb: true }] } },
    },
  },
  gestures: {
    ABRIR_MENU: ({ press }) => press(chromeTexts.menu),
    'ABRIR_GRUPO (solicitudes)': ({ press }) => press('Solicitudes'),
    'ABRIR_GRUPO (consultas)': ({ press }) => press('Consultas'),
    ABRIR_CUENTA: ({ press }) => press(accountTexts.cuentaDe('AP')),
    ABRIR_NOTIFICACIONES: ({ press }) => press(accountTexts.notificaciones(0)),
    PEDIR_SALIDA: ({ press }) => press(shellTexts.cerrarSesion),
    NAVEGAR: ({ go }) => go('Inicio'),
    CERRAR: ({ press }) => press(shellTexts.cerrar),
    NO: ({ press }) => press(chromeTexts.no),
    SI: ({ press }) => press(chromeTexts.si),
    SESION_CERRADA: ({ otherTab }) => otherTab(closedSession),
  },
  may: ({ label }, before) => {
    const [event = ''] = label.split(' ');
    if (before.some((step) => ended.includes(step.label))) return false;
    return !/^(ABRIR_|PEDIR_|NAVEGAR)/.test(event) || from(event).includes(String(before.at(-1)?.state.value));
  },
  inProcess: {
    'preguntandoSalida — ABRIR_MENU → ·': behind,
    'preguntandoSalida — ABRIR_GRUPO → ·': behind,
    'preguntandoSalida — ABRIR_CUENTA → ·': behind,
    'preguntandoSalida — ABRIR_NOTIFICACIONES → ·': behind,
  },
  seen: {
    despejado: () => ({ dialog: null }),
    menuAbierto: () => ({ dialog: chromeTexts.menu, offers: [shellTexts.cerrarSesion] }),
    grupoAbierto: ({ grupo }) => ({ dialog: grupo === '4' ? 'Solicitudes' : 'Consultas' }),
    cuentaAbierta: () => ({ dialog: accountTexts.cuenta, says: ['Ana', '1001'] }),
    notificacionesAbiertas: () => ({ dialog: accountTexts.notificaciones(0) }),
    preguntandoSalida: () => ({
      dialog: shellTexts.cerrarSesion,
      says: [chromeTexts.preguntaSalida],
      offers: [chromeTexts.no, chromeTexts.si],
    }),
  },
};
