import type { shellMachine } from '../../machines/shell/shell.machine';
import { notificationTexts } from '../../src/flows/notifications/texts';
import { recoverTexts } from '../../src/flows/recover/texts';
import { accountTexts } from '../../src/texts/account';
import { chromeTexts } from '../../src/texts/chrome';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { does, press } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import { memberPage } from '../walks/member-page';
import { readAs } from '../walks/read-as';
import { leaveElsewhere } from '../walks/session-acts';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';
import { startTime } from '../walks/start-time';

/** Starts from an open overlay, and from the page itself. */
const from = (label: string): readonly string[] => {
  if (label === 'PEDIR_SALIDA') return ['menuAbierto', 'cuentaAbierta'];
  if (label === 'NAVEGAR') return ['despejado', 'menuAbierto'];
  return ['despejado'];
};
const ended = ['SI', 'SESION_CERRADA'];
const [top, bottom] = ['En la barra de arriba', 'En la barra inferior'];

const begun = ['borrador_1001_reimbursement', JSON.stringify({ desde: startTime, datos: {} })] as const;
const asking: Sight = {
  dialog: shellTexts.cerrarSesion,
  says: [chromeTexts.preguntaSalida],
  offers: [chromeTexts.no, chromeTexts.si],
};

const behind = 'the question stands over the page, and nothing behind it can be pressed';

export const shellFlow: DescribedFlow<typeof shellMachine> = {
  title: 'Barra, menú y salida',
  before:
    'Inicie sesión y quédese en /citas, donde nada más se abre solo; el menú y sus grupos son de la pantalla de teléfono (320 a 767 px)',
  member: titular,
  calls: {},
  starts: {
    '': {
      action: `Abra ${memberPage.address}.`,
      arrival: {
        ...memberPage,
        phone: true,
        background: { flags: { result: [{ nombre: 'VER_NOTIFICACIONES', esWeb: true }] } },
      },
    },
  },
  acts: {
    ABRIR_MENU: press(chromeTexts.menu, bottom),
    'ABRIR_GRUPO (solicitudes)': press('Solicitudes', bottom),
    'ABRIR_GRUPO (consultas)': press('Consultas', bottom),
    ABRIR_CUENTA: press(readAs(accountTexts.cuentaDe('AP'), `«${accountTexts.cuenta}»`), top),
    ABRIR_NOTIFICACIONES: press(
      readAs(accountTexts.notificaciones(0), `la campana «${accountTexts.notificaciones(0)}»`),
      top,
    ),
    ABRIR_CLAVE: does(`Abra «${accountTexts.cuenta}» y pulse «${accountTexts.cambiarClave}».`, async ({ press }) => {
      await press(accountTexts.cuentaDe('AP'));
      await press(accountTexts.cambiarClave);
    }),
    PEDIR_SALIDA: {
      ...press(shellTexts.cerrarSesion),
      action: `Abra «${accountTexts.cuenta}» (o el menú) y pulse «${shellTexts.cerrarSesion}».`,
    },
    HAY_SOLICITUDES: does(
      `Pulse «${chromeTexts.no}», escriba algo en una solicitud de /solicitudes sin enviarla, y pulse «${shellTexts.cerrarSesion}» otra vez.`,
      async (I) => {
        await I.press(chromeTexts.no);
        await I.page.evaluate(([key, draft]) => localStorage.setItem(key, draft), begun);
        await I.press(accountTexts.cuentaDe('AP'));
        await I.press(shellTexts.cerrarSesion);
        // Without the draft the next question is the short one again.
        await I.page.evaluate(([key]) => localStorage.removeItem(key), begun);
      },
    ),
    NAVEGAR: does('Vaya a otra página con el botón Atrás del navegador.', ({ go }) => go('Inicio')),
    CERRAR: press(shellTexts.cerrar),
    NO: press(chromeTexts.no),
    SI: press(chromeTexts.si),
    SESION_CERRADA: leaveElsewhere,
  },
  may: ({ label }, before) => {
    const [event = ''] = label.split(' ');
    if (before.some((step) => ended.includes(step.label))) return false;
    return !/^(ABRIR_|PEDIR_|NAVEGAR)/.test(event) || from(event).includes(String(before.at(-1)?.state.value));
  },
  inProcess: {
    'preguntandoSalida — fallo mirarSolicitudes → ·': skipReasons.localOnly,
    'preguntandoSalida — ABRIR_MENU → ·': behind,
    'preguntandoSalida — ABRIR_GRUPO → ·': behind,
    'preguntandoSalida — ABRIR_CUENTA → ·': behind,
    'preguntandoSalida — ABRIR_NOTIFICACIONES → ·': behind,
    'preguntandoSalida — ABRIR_CLAVE → ·': behind,
  },
  seen: {
    despejado: () => ({ dialog: null, forPeople: 'La página sola: nada abierto sobre ella.' }),
    menuAbierto: () => ({
      dialog: readAs(chromeTexts.menu, `el menú «${chromeTexts.menu}» sobre la página`),
      offers: [shellTexts.cerrarSesion],
    }),
    grupoAbierto: ({ grupo }) => {
      const titulo = grupo === '4' ? 'Solicitudes' : 'Consultas';
      return { dialog: readAs(titulo, `una hoja «${titulo}» con las páginas de ese elemento de la barra`) };
    },
    cuentaAbierta: () => ({
      dialog: accountTexts.cuenta,
      says: ['Ana', '1001'],
      forPeople: `«${accountTexts.cuenta}» bajo la foto: nombre, «${accountTexts.plan}», «${accountTexts.numero}», «${accountTexts.tema}» y «${shellTexts.cerrarSesion}».`,
    }),
    notificacionesAbiertas: () => ({
      dialog: readAs(accountTexts.notificaciones(0), `«${notificationTexts.lista}» bajo la campana`),
    }),
    claveAbierta: () => ({ dialog: recoverTexts.titulo, says: [recoverTexts.entrada] }),
    'preguntandoSalida.sola': () => ({ ...asking, silent: [chromeTexts.salidaBorra] }),
    'preguntandoSalida.conSolicitudes': () => ({
      ...asking,
      says: [chromeTexts.preguntaSalida, chromeTexts.salidaBorra],
    }),
  },
};
