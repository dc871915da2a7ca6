import type { ContextFrom } from 'xstate';
import { screenMoment } from '../../domain/rules/dates/dates';
import type { myDataMachine } from '../../machines/myData/myData.machine';
import { myDataTexts as texts } from '../../src/flows/myData/texts';
import { profileTexts } from '../../src/flows/profile/texts';
import { callNotice } from '../../src/texts/call-notice';
import { ownPasswordRefusals, ownPasswordTexts } from '../../src/texts/own-password';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { answers, does, reconnect, wait } from '../walks/acts';
import type { Act, DescribedFlow } from '../walks/described';
import type { Gesture } from '../walks/hand';
import { onProfileTab, profileTab } from '../walks/profile-tab';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

type Context = ContextFrom<typeof myDataMachine>;

const arrival = (extras: readonly string[]) =>
  profileTab('seguridad', extras, ['misDatos', 'pedirMisDatos', 'abrirMisDatos', 'parteMisDatos']);

const here = onProfileTab;
const seen =
  (says: readonly string[], offers: readonly string[] = []) =>
  (): Sight => ({ ...here, says: [texts.titulo, ...says], offers });
const making =
  (more: readonly string[] = []) =>
  ({ archivo }: Context): Sight => ({
    ...here,
    says: [
      texts.titulo,
      ...(archivo?.estado === 'haciendo' ? [texts.haciendose, texts.pasos(archivo)] : [texts.espera]),
      ...more,
    ],
  });
const ready =
  (more: readonly string[] = []) =>
  ({ archivo }: Context): Sight => ({
    ...here,
    says: [texts.titulo, texts.listo, texts.vence(screenMoment(Date.parse(archivo?.vence ?? ''))), ...more],
    offers: [texts.abrir],
  });
const send: Gesture = async ({ page, press: push }, { event }) => {
  await page.getByLabel(texts.clave, { exact: true }).fill('clave' in event ? String(event.clave) : '');
  await push(texts.abrir);
};
const unreadable: Act = {
  answer: 'otra cosa que no es el archivo',
  arrange: 'en /demo/fallos ponga «HTML en vez de JSON» a la llamada `misDatos`',
  gesture: ({ wire }) => wire.fail('misDatos', 'ilegible'),
};

export const myDataFlow: DescribedFlow<typeof myDataMachine> = {
  title: 'Llevarse los datos propios, en el perfil',
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: {
    leer: 'misDatos',
    releer: 'misDatos',
    comprobar: 'misDatos',
    pedir: 'pedirMisDatos',
    abrir: 'abrirMisDatos',
    bajar: 'parteMisDatos',
  },
  starts: {
    'si el servidor los da': {
      action: `Abra /profile y pulse «${profileTexts.seccion.seguridad}».`,
      arrival: arrival(['datos', 'datos/pedir', 'datos/abrir', 'datos/parte']),
    },
    'si el servidor no los da': {
      action: `Con un servidor que no nombra «datos» entre sus extras, abra /profile y pulse «${profileTexts.seccion.seguridad}».`,
      arrival: arrival([]),
    },
  },
  acts: {
    PEDIR: does(`Pulse «${texts.pedir}» o «${texts.pedirOtro}».`, ({ page }) =>
      page.getByRole('button', { name: /^Pedir (el|otro) archivo$/ }).click(),
    ),
    ESCRIBIR: does(`Escriba una letra en «${texts.clave}».`, ({ page }) =>
      page.getByLabel(texts.clave, { exact: true }).pressSequentially('x'),
    ),
    'ABRIR (con clave)': does(`En «${texts.clave}» escriba {clave} y pulse «${texts.abrir}».`, send),
    'ABRIR (sin clave)': does(`Deje vacía «${texts.clave}» y pulse «${texts.abrir}».`, send),
    REINTENTAR: does(`Pulse «${shellTexts.reintentar}» o «${texts.seguir}».`, ({ page }) =>
      page.getByRole('button', { name: new RegExp(`^(${shellTexts.reintentar}|${texts.seguir})$`) }).click(),
    ),
    VOLVIO: does('Pase a otra pestaña y vuelva.', async (I) => {
      await I.hide(true);
      await I.hide(false);
    }),
    EN_LINEA: reconnect,
    'tras pausaConsulta': wait(5_000),
    'listo leer (no los hay)': unreadable,
    ...Object.fromEntries(
      ['leer', 'releer', 'comprobar'].flatMap((invoke) =>
        (invoke === 'leer'
          ? ['no hay ninguno', 'se está haciendo', 'está listo']
          : ['se está haciendo', 'está listo', 'ya se abrió', 'no se pudo']
        ).map((name) => [`listo ${invoke} (${name})`, answers(name)]),
      ),
    ),
    'listo pedir (espera su turno)': answers('que espera su turno'),
    'listo abrir (1007)': answers('código 1007: es su contraseña'),
    'listo abrir (1006)': answers('código 1006', {
      action: `En «${texts.clave}» escriba otra contraseña y pulse «${texts.abrir}».`,
    }),
    'listo bajar (entero)': {
      answer: 'el archivo',
      gesture: ({ wire }) => wire.answer('parteMisDatos', { contenido: 'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==' }),
    },
  },
  failures: ['sinConexion'],
  passing: ['empezando', 'mirando'],
  inProcess: {
    'haciendose — fallo vigilarPagina → ·': skipReasons.localOnly,
    'pidiendo — tras limiteEnvio → sinPedir': skipReasons.clientFirst,
    'bajando — tras limiteBajada → cortado': skipReasons.clientFirst,
    'abriendo — tras limiteEnvio → comprobando': skipReasons.clientFirst,
    'comprobando — tras limiteLectura → listo.sinAbrir': skipReasons.clientFirst,
    'haciendose.preguntando — tras limiteLectura → haciendose.sinNoticias': skipReasons.clientFirst,
  },
  seen: {
    empezando: () => ({}),
    leyendo: () => ({ ...here, forPeople: `«${texts.titulo}», al final de la página, carga.` }),
    mirando: () => ({}),
    sinArchivo: ({ archivo }) => {
      const why = texts.sinArchivo[archivo?.estado ?? 'ninguno'];
      return {
        ...here,
        says: [texts.titulo, ...(why === undefined ? [] : [why.titulo, why.detalle])],
        offers: [why === undefined ? texts.pedir : texts.pedirOtro],
      };
    },
    pidiendo: seen([texts.pidiendo]),
    sinPedir: seen([texts.sinPedir], [shellTexts.reintentar]),
    'haciendose.esperando': making(),
    'haciendose.preguntando': making(),
    'haciendose.sinNoticias': making([texts.sinNoticias]),
    'listo.escribiendo': ready(),
    'listo.faltaClave': ready([ownPasswordTexts.vacia]),
    'listo.sinAbrir': (context) =>
      ready([callNotice(context, ownPasswordRefusals, 'acceso')?.titulo ?? texts.paraAbrir])(context),
    abriendo: () => ({ ...here, says: [texts.titulo, texts.abriendo] }),
    comprobando: () => ({ ...here, says: [texts.titulo, texts.comprobando] }),
    bajando: seen([texts.bajando]),
    cortado: seen([texts.cortado, texts.cortadoDetalle], [texts.seguir, texts.pedirOtro]),
    guardado: seen([texts.guardado, texts.guardadoDetalle], [texts.pedirOtro]),
    ausente: () => ({ ...here, silent: [texts.titulo], forPeople: 'El perfil, sin nada de esto.' }),
  },
};
