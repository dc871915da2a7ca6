import type { logoutMachine } from '../../machines/logout/logout.machine';
import { chromeTexts } from '../../src/texts/chrome';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { does, reconnect, wait } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Arrival } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import { sessionOf } from '../walks/member-session';
import { skipReasons } from '../walks/skip-reasons';
import { startTime } from '../walks/start-time';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const numbered = (jti: string) => `e30.${encoded({ codigoAfiliado: '1001', jti })}.firma`;
const arrival = (extras: readonly string[]): Arrival => ({
  ...memberPage,
  local: {
    ...sessionOf('1001'),
    token: numbered('sesion-de-ahora'),
    'salida_sesion-de-antes': String(startTime),
  },
  hold: ['salirSesion'],
  settings: { extras },
});
const nothing = (besides: string) => () => ({ forPeople: 'Nada de esto se ve.', besides });
const oneAtATime = 'each untold log-out is a request of its own: a path answers one';

export const logoutFlow: DescribedFlow<typeof logoutMachine> = {
  title: 'Decirle al servidor que la sesión se cerró',
  before: 'Abra las herramientas del navegador en «Red»',
  member: titular,
  calls: { avisar: 'salirSesion' },
  starts: {
    'si al servidor se le puede decir': {
      action:
        'Con una sesión abierta quite la red, cierre la sesión, ponga la red, entre con {tipo} {documento} y {clave}, y abra /citas.',
      arrival: arrival(['sesiones/salir']),
    },
    'si al servidor no se le puede decir': {
      action: 'Con un servidor que no nombra «sesiones/salir» entre sus extras, abra /citas.',
      arrival: arrival([]),
    },
  },
  acts: {
    SALIO: does(`Pulse «${shellTexts.cerrarSesion}» y confirme.`, async ({ press }) => {
      await press(shellTexts.cerrarSesion);
      await press(chromeTexts.si);
    }),
    VOLVIO: does('Pase a otra pestaña y vuelva.', async (I) => {
      await I.hide(true);
      await I.hide(false);
    }),
    EN_LINEA: reconnect,
    'tras espera': wait(60_000),
    'listo avisar': { answer: 'que lo recibió', gesture: ({ wire }) => wire.answer('salirSesion', { recibido: true }) },
  },
  may: ({ label }, before) =>
    label !== 'SALIO' ||
    (before.at(-1)?.label.startsWith('listo') === true && before.every((step) => step.label !== label)),
  failures: ['sinConexion'],
  passing: ['empezando'],
  inProcess: {
    'atento — fallo vigilarPagina → ·': skipReasons.localOnly,
    'atento.avisando — SALIO → atento.avisando ↻': oneAtATime,
    'atento.pendiente — SALIO → atento.avisando': oneAtATime,
    'atento.avisando — tras limite → atento.pendiente': skipReasons.clientFirst,
  },
  seen: {
    empezando: () => ({}),
    'atento.avisando': nothing('En la red sale `extra/sesiones/salir`, y nadie espera por ella.'),
    'atento.alDia': nothing('En el almacenamiento no queda ninguna clave `salida_…`.'),
    'atento.pendiente': nothing('En el almacenamiento queda la clave `salida_…`, con la hora.'),
    ausente: nothing('En el almacenamiento no queda ninguna clave `salida_…`, y en la red no sale nada.'),
  },
};
