import type { ContextFrom } from 'xstate';
import { screenMoment } from '../../domain/rules/dates/dates';
import type { Llave, passkeysMachine } from '../../machines/passkeys/passkeys.machine';
import { passkeysTexts as texts } from '../../src/flows/passkeys/texts';
import { profileTexts } from '../../src/flows/profile/texts';
import { callNotice } from '../../src/texts/call-notice';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { answers, does, press, reconnect } from '../walks/acts';
import type { Act, DescribedFlow } from '../walks/described';
import { onProfileTab, profileTab } from '../walks/profile-tab';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

type Context = ContextFrom<typeof passkeysMachine>;

const all = ['llaves', 'llaves/opciones', 'llaves/agregar', 'llaves/nombrar', 'llaves/quitar'];
const arrival = (extras: readonly string[]) =>
  profileTab('seguridad', extras, ['llavesAcceso', 'nombrarLlave', 'quitarLlave']);

const here = onProfileTab;
const usoDe = (llave: Llave) => texts.uso(llave, (wire) => screenMoment(Date.parse(wire)));
const shown =
  (more: (context: Context) => readonly string[], offers: readonly string[] = []) =>
  (context: Context): Sight => {
    const { llaves } = context.llaves;
    const besides = more(context);
    return {
      ...here,
      says: [
        texts.titulo,
        texts.explicacion,
        ...(llaves.length === 0 ? [texts.ninguna] : []),
        ...llaves.flatMap((llave) => [llave.nombre, usoDe(llave)]),
        ...besides,
      ],
      ...(offers.length === 0 ? {} : { offers }),
      forPeople: `«${texts.titulo}»: ${llaves.length === 0 ? `«${texts.ninguna}»` : llaves.map(({ nombre }) => `«${nombre}»`).join(', ')}${besides.map((said) => `; debajo, «${said}»`).join('')}.`,
    };
  };
const withRetry = (more: (context: Context) => readonly string[]) => shown(more, [shellTexts.reintentar]);
const told = (context: Context): readonly string[] => {
  const notice = callNotice(context, {}, 'acceso');
  return notice === null ? [] : [notice.titulo, notice.detalle];
};
const naming =
  (says: readonly string[] = []) =>
  (): Sight => ({ dialog: texts.preguntaNombre, says, offers: [texts.guardar, texts.cancelar] });
const unreadable = (call: 'llavesAcceso' | 'nombrarLlave' | 'quitarLlave'): Act => ({
  answer: 'otra cosa que no es la lista',
  arrange: `en /demo/fallos ponga «HTML en vez de JSON» a la llamada \`${call}\``,
  gesture: ({ wire }) => wire.fail(call, 'ilegible'),
});
const ofPasskeys = [
  'mostrando.quieta — AGREGAR → mostrando.pidiendo',
  'mostrando.quieta.noPedida — REINTENTAR → mostrando.pidiendo',
  'mostrando.quieta.noHecho — REINTENTAR [eraAgregar] → mostrando.pidiendo',
  'mostrando.pidiendo — listo pedir [hecha] → mostrando.cambiando',
  'mostrando.pidiendo — listo pedir [repetida] → mostrando.quieta.repetida',
  'mostrando.pidiendo — listo pedir → mostrando.quieta.sinLlave',
  'mostrando.pidiendo — fallo pedir → mostrando.quieta.noPedida',
  'mostrando.pidiendo — tras limiteLlave → mostrando.quieta.sinLlave',
  'mostrando.pidiendo — CANCELAR → mostrando.quieta.lista',
];

export const passkeysFlow: DescribedFlow<typeof passkeysMachine> = {
  title: 'Llaves de acceso, en el perfil',
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: {
    leer: 'llavesAcceso',
    releer: 'llavesAcceso',
    comprobar: 'llavesAcceso',
    cambiar: ({ cambio }: Context) => (cambio?.tipo === 'nombrar' ? 'nombrarLlave' : 'quitarLlave'),
  },
  starts: {
    'si el servidor las tiene': {
      action: `Abra /profile y pulse «${profileTexts.seccion.seguridad}».`,
      arrival: arrival(all),
    },
    'en un navegador que no sabe hacerlas': {
      action: `En un navegador sin llaves de acceso abra /profile y pulse «${profileTexts.seccion.seguridad}».`,
    },
    'si el servidor no las tiene': {
      action: `Con un servidor que no nombra las llaves entre sus extras, abra /profile y pulse «${profileTexts.seccion.seguridad}».`,
      arrival: arrival([]),
    },
  },
  acts: {
    AGREGAR: { action: `Pulse «${texts.agregar}».` },
    NOMBRAR: does(`Pulse «${texts.nombrar}» en la llave.`, ({ page }) =>
      page
        .getByRole('button', { name: new RegExp(`^${texts.nombrar} de`) })
        .first()
        .click(),
    ),
    QUITAR: does(`Pulse «${texts.quitar}» en la llave.`, ({ page }) =>
      page
        .getByRole('button', { name: new RegExp(`^${texts.quitar} de`) })
        .first()
        .click(),
    ),
    'ESCRIBIR (otro nombre)': does(`En «${texts.nombre}» escriba Mi teléfono.`, ({ page }) =>
      page.getByLabel(texts.nombre, { exact: true }).fill('Mi teléfono'),
    ),
    'ESCRIBIR (nada)': does(`En «${texts.nombre}» deje solo un espacio.`, ({ page }) =>
      page.getByLabel(texts.nombre, { exact: true }).fill(' '),
    ),
    GUARDAR: press(texts.guardar),
    CONFIRMAR: press(texts.si),
    CANCELAR: does(`Pulse «${texts.cancelar}» o «${texts.no}».`, async ({ page }) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Cancelar|No quitar)$/ })
        .click();
    }),
    REINTENTAR: press(shellTexts.reintentar),
    VOLVIO: does('Pase a otra pestaña y vuelva.', async (I) => {
      await I.hide(true);
      await I.hide(false);
    }),
    EN_LINEA: reconnect,
    'listo pedir (hecha)': answers('la huella, la cara o el PIN que pide el dispositivo'),
    'listo pedir (repetida)': answers('que ya tiene una llave'),
    'listo pedir (cancelada)': answers('nada: cancele lo que pide el dispositivo'),
    'tras limiteLlave': { action: 'Deje lo que pide el dispositivo sin respuesta diez minutos.' },
    'listo leer (no las hay)': unreadable('llavesAcceso'),
    ...Object.fromEntries(
      ['releer', 'comprobar'].flatMap((invoke) => [
        [`listo ${invoke} (la del teléfono)`, answers('una llave')],
        [`listo ${invoke} (las dos)`, answers('dos llaves')],
        [`listo ${invoke} (con otro nombre)`, answers('la llave con el nombre nuevo')],
        [`listo ${invoke} (ninguna)`, answers('ninguna llave')],
      ]),
    ),
    'listo leer (la del teléfono)': answers('una llave'),
    'listo leer (ninguna)': answers('ninguna llave'),
    'listo cambiar (las dos)': answers('dos llaves'),
    'listo cambiar (ninguna)': answers('ninguna llave'),
    'listo cambiar (nada que leer)': unreadable('quitarLlave'),
    'listo releer (ya no las hay)': unreadable('llavesAcceso'),
    'listo comprobar (ya no las hay)': unreadable('llavesAcceso'),
  },
  // Without a passkey there is nothing to press; an unreadable answer is arranged for removing one.
  may: ({ label }, before) => {
    const context: Context | undefined = before.at(-1)?.state.context;
    if (label === 'listo cambiar (nada que leer)') return context?.cambio?.tipo === 'quitar';
    return !/^(NOMBRAR|QUITAR)/.test(label) || (context?.llaves.llaves.length ?? 0) > 0;
  },
  failures: ['sinConexion'],
  passing: ['empezando'],
  inProcess: {
    ...Object.fromEntries(ofPasskeys.map((transition) => [transition, skipReasons.noAuthenticator])),
    'mostrando — fallo vigilarPagina → ·': skipReasons.localOnly,
    'mostrando.quieta.releyendo — tras limiteLectura → mostrando.quieta.lista': skipReasons.clientFirst,
    'mostrando.comprobando — tras limiteLectura → mostrando.quieta.sinConfirmar': skipReasons.clientFirst,
    'mostrando.cambiando — tras limiteEnvio → mostrando.comprobando': skipReasons.clientFirst,
  },
  seen: {
    empezando: () => ({}),
    leyendo: () => ({ ...here, forPeople: `«${texts.titulo}», debajo de los avisos, carga.` }),
    'mostrando.quieta.lista': shown(() => []),
    'mostrando.quieta.releyendo': shown(() => []),
    'mostrando.quieta.hecho': shown(({ cambio }) => [texts.hecho(cambio)]),
    'mostrando.quieta.sinLlave': shown(() => [texts.sinLlave]),
    'mostrando.quieta.repetida': shown(() => [texts.repetida]),
    'mostrando.quieta.noPedida': withRetry(told),
    'mostrando.quieta.rechazado': shown(told),
    'mostrando.quieta.noHecho': withRetry(({ cambio }) => Object.values(texts.noHecho(cambio))),
    'mostrando.quieta.sinConfirmar': withRetry(() => Object.values(texts.sinConfirmar)),
    'mostrando.pidiendo': shown(() => [texts.esperando], [texts.cancelar]),
    'mostrando.nombrando.escribiendo': naming(),
    'mostrando.nombrando.sinNombre': naming([texts.sinNombre]),
    'mostrando.preguntando': ({ cual }) => ({
      dialog: cual === null ? texts.si : texts.pregunta(cual),
      says: [texts.efecto],
      offers: [texts.si, texts.no],
    }),
    'mostrando.cambiando': shown(() => [texts.guardando]),
    'mostrando.comprobando': shown(() => [texts.comprobando]),
    ausente: () => ({ ...here, silent: [texts.titulo], forPeople: 'El perfil, sin nada de esto.' }),
  },
};
