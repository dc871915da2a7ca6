import type { ContextFrom } from 'xstate';
import { screenMoment } from '../../domain/rules/dates/dates';
import type { openSessionsMachine, Sesion } from '../../machines/openSessions/openSessions.machine';
import { openSessionsTexts as texts } from '../../src/flows/openSessions/texts';
import { profileTexts } from '../../src/flows/profile/texts';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { answers, does, press, reconnect } from '../walks/acts';
import type { Act, DescribedFlow } from '../walks/described';
import { onProfileTab, profileTab } from '../walks/profile-tab';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

type Context = ContextFrom<typeof openSessionsMachine>;

const arrival = (extras: readonly string[]) =>
  profileTab('seguridad', extras, ['sesionesAbiertas', 'cerrarSesion', 'cerrarOtrasSesiones']);

const here = onProfileTab;
const usoDe = (sesion: Sesion) => texts.uso(sesion, (wire) => screenMoment(Date.parse(wire)));
const shown =
  (forPeople: string, more: Sight = {}) =>
  ({ abiertas: { sesiones } }: Context): Sight => ({
    ...here,
    ...more,
    says: [
      texts.titulo,
      sesiones.length === 1 ? texts.ninguna : texts.explicacion,
      texts.este,
      ...sesiones.flatMap((sesion) => [texts.equipo(sesion), usoDe(sesion)]),
      ...(more.says ?? []),
    ],
    forPeople: `«${texts.titulo}»: ${sesiones.map((sesion) => `«${texts.equipo(sesion)}»`).join(', ')}, con «${texts.este}» en la primera${forPeople}.`,
  });
const unreadable = (call: 'sesionesAbiertas' | 'cerrarSesion'): Act => ({
  answer: 'otra cosa que no es la lista',
  arrange: `en /demo/fallos ponga «HTML en vez de JSON» a la llamada \`${call}\``,
  gesture: ({ wire }) => wire.fail(call, 'ilegible'),
});
const withTrouble = (title: string) =>
  shown(`; debajo, «${title}» y «${shellTexts.reintentar}»`, { says: [title], offers: [shellTexts.reintentar] });

export const openSessionsFlow: DescribedFlow<typeof openSessionsMachine> = {
  title: 'Dónde está abierta la cuenta, en el perfil',
  before: 'Entre con {tipo} {documento} y {clave} en dos navegadores',
  member: titular,
  calls: {
    leer: 'sesionesAbiertas',
    releer: 'sesionesAbiertas',
    comprobar: 'sesionesAbiertas',
    cerrar: ({ objetivo }: Context) => (objetivo === null ? 'cerrarOtrasSesiones' : 'cerrarSesion'),
  },
  starts: {
    'si el servidor las dice': {
      action: `Abra /profile y pulse «${profileTexts.seccion.seguridad}».`,
      arrival: arrival(['sesiones', 'sesiones/cerrar', 'sesiones/cerrar/otras']),
    },
    'si el servidor no las dice': {
      action: `Con un servidor que no nombra las sesiones entre sus extras, abra /profile y pulse «${profileTexts.seccion.seguridad}».`,
      arrival: arrival([]),
    },
  },
  acts: {
    'CERRAR (la del teléfono)': does(`Pulse «${texts.cerrar}» en el otro dispositivo.`, ({ page }) =>
      page.getByRole('button', { name: new RegExp(`^${texts.cerrar} la de`) }).click(),
    ),
    'CERRAR (todas las otras)': press(texts.cerrarOtras),
    CONFIRMAR: press(texts.si),
    CANCELAR: press(texts.no),
    REINTENTAR: press(shellTexts.reintentar),
    VOLVIO: does('Pase a otra pestaña y vuelva.', async (I) => {
      await I.hide(true);
      await I.hide(false);
    }),
    EN_LINEA: reconnect,
    'listo leer (no las hay)': unreadable('sesionesAbiertas'),
    'listo cerrar (nada que leer)': unreadable('cerrarSesion'),
    'listo cerrar (solo esta)': answers('solo este dispositivo'),
    ...Object.fromEntries(
      ['leer', 'releer', 'comprobar'].flatMap((invoke) => [
        [`listo ${invoke} (las dos)`, answers('dos dispositivos')],
        [`listo ${invoke} (solo esta)`, answers('solo este dispositivo')],
      ]),
    ),
    'listo releer (ya no las hay)': unreadable('sesionesAbiertas'),
    'listo comprobar (ya no las hay)': unreadable('sesionesAbiertas'),
  },
  // Without another device there is nothing to press; an unreadable answer is arranged for closing one.
  may: ({ label }, before) => {
    const context: Context | undefined = before.at(-1)?.state.context;
    if (label === 'listo cerrar (nada que leer)') return context?.objetivo !== null;
    return !label.startsWith('CERRAR') || (context?.abiertas.sesiones.length ?? 0) > 1;
  },
  failures: ['sinConexion'],
  passing: ['empezando'],
  inProcess: {
    'mostrando — fallo vigilarPagina → ·': skipReasons.localOnly,
    'mostrando.cerrada — CERRAR → mostrando.preguntando': 'the cases leave no other device then',
    'mostrando.releyendo — tras limiteLectura → mostrando.quieto': skipReasons.clientFirst,
    'mostrando.comprobando — tras limiteLectura → mostrando.sinConfirmar': skipReasons.clientFirst,
    'mostrando.cerrando — tras limiteEnvio → mostrando.comprobando': skipReasons.clientFirst,
  },
  seen: {
    empezando: () => ({}),
    leyendo: () => ({ ...here, forPeople: `«${texts.titulo}», debajo de los avisos, carga.` }),
    'mostrando.quieto': shown(''),
    'mostrando.releyendo': shown(''),
    'mostrando.preguntando': ({ objetivo }) => ({
      dialog: texts.pregunta(objetivo),
      says: [texts.efecto],
      offers: [texts.si, texts.no],
    }),
    'mostrando.cerrando': shown(`; debajo, «${texts.cerrando}»`, { says: [texts.cerrando] }),
    'mostrando.comprobando': shown(`; debajo, «${texts.comprobando}»`, { says: [texts.comprobando] }),
    'mostrando.cerrada': shown(`; debajo, «${texts.cerrada}»`, { says: [texts.cerrada] }),
    'mostrando.noCerrada': withTrouble(texts.noCerrada),
    'mostrando.sinConfirmar': withTrouble(texts.sinConfirmar),
    ausente: () => ({ ...here, silent: [texts.titulo], forPeople: 'El perfil, sin nada de esto.' }),
  },
};
