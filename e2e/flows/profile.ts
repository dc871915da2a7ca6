import type { ContextFrom } from 'xstate';
import type { profileMachine } from '../../machines/profile/profile.machine';
import { profileTexts as texts } from '../../src/flows/profile/texts';
import { requestTexts } from '../../src/texts/requests';
import { shellTexts } from '../../src/texts/shell';
import { memberOf, titular } from '../props/members';
import { answers, does, onlyTests, pick, press, reconnect } from '../walks/acts';
import type { Act, DescribedFlow } from '../walks/described';
import type { Arrival, Gesture } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import { readAs } from '../walks/read-as';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

type Context = ContextFrom<typeof profileMachine>;

const on = (nombre: string) => ({ nombre, esWeb: true });
const opened = (address: string): Arrival => ({
  ...memberPage,
  address,
  hold: ['datospersonales', 'consumosAfiliado'],
  background: { flags: { result: [on('VER_PERFIL'), on('VER_NUCLEO_FAMILIAR')] } },
});

const nameOf = ({ familiar }: Context) =>
  familiar === null ? 'Ana Peña' : `${familiar.nombres} ${familiar.apellidos}`;
const named = readAs(texts.viendo('Noé Peña'), 'de quién son los datos');

/** Changes the address as typed into the address bar; the page stays mounted, as with Back and Forward. */
const goTo =
  (address: string): Gesture =>
  ({ page }) =>
    page.evaluate((to) => history.pushState({}, '', to), address);
const going = (words: string, search: string): Act => does(words, goTo(`/profile${search}`));

const plain: Sight = { heading: texts.titulo, dialog: null };
const waiting =
  (forPeople: string) =>
  (context: Context): Sight => ({ heading: nameOf(context), says: [texts.cargando], forPeople });
const broken = (forPeople: string) => (): Sight => ({ ...plain, offers: [shellTexts.reintentar], forPeople });
const head = (context: Context): Sight =>
  context.familiar === null
    ? {
        heading: nameOf(context),
        says: [texts.seccion.personales],
        offers: [requestTexts.nueva],
        silent: [texts.volver],
      }
    : {
        heading: nameOf(context),
        says: [named, texts.seccion.personales],
        offers: [texts.volver],
        withholds: [requestTexts.nueva],
      };
const consumption =
  (forPeople: string, more: Sight) =>
  (context: Context): Sight => ({
    heading: nameOf(context),
    dialog: texts.ultimosConsumos,
    chosen: texts.tipoConsumo[context.tipo],
    ...more,
    forPeople,
  });

const partAsks = 'only a part of the page asks for it, which the flow of that part shows';

export const profileFlow: DescribedFlow<typeof profileMachine> = {
  title: texts.titulo,
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: {
    consultarPerfil: 'datospersonales',
    consultarFamiliar: 'datospersonales',
    releerPerfil: 'datospersonales',
    consultarConsumos: 'consumosAfiliado',
  },
  starts: {
    'el propio': { action: 'Abra /profile.', arrival: opened('/profile') },
    'un familiar': {
      action: 'Abra /profile?familiar=2 (el lugar de un menor en el núcleo).',
      arrival: opened('/profile?familiar=2'),
    },
  },
  acts: {
    'LUGAR (propio)': going('Vuelva a /profile (por ejemplo con «Atrás»).', ''),
    'LUGAR (un mayor)': going('Vaya a /profile?familiar=1 (el lugar de un mayor en el núcleo).', '?familiar=1'),
    'LUGAR (un menor)': going('Vaya a /profile?familiar=2 (el lugar de un menor en el núcleo).', '?familiar=2'),
    'LUGAR (nadie)': going('Vaya a /profile?familiar=99 (un lugar que no existe).', '?familiar=3'),
    PERMISO: onlyTests('la bandera no cambia mientras la página está abierta'),
    EN_LINEA: reconnect,
    REINTENTAR: press(shellTexts.reintentar),
    RELEER: onlyTests('lo pide una parte de la página'),
    'VER_SECCION (planes)': does(`Pulse la pestaña «${texts.seccion.afiliacion}».`, ({ page }) =>
      page.getByRole('tab', { name: texts.seccion.afiliacion }).click(),
    ),
    'VER_SECCION (contacto)': does(`Pulse la pestaña «${texts.seccion.contacto}».`, ({ page }) =>
      page.getByRole('tab', { name: texts.seccion.contacto }).click(),
    ),
    'VER_SECCION (seguridad)': does(`Pulse la pestaña «${texts.seccion.seguridad}».`, ({ page }) =>
      page.getByRole('tab', { name: texts.seccion.seguridad }).click(),
    ),
    VER_PLAN: does('Pulse la pestaña del segundo plan.', ({ page }) =>
      page.getByRole('tab', { name: 'Plan complementario' }).click(),
    ),
    VER_CONSUMOS: press(texts.verConsumos, `En «${texts.seccion.afiliacion}»`),
    ELEGIR_TIPO: pick(texts.tipoConsumo.medicamentos),
    VER_NUCLEO: press(texts.nucleo),
    'ELEGIR_FAMILIAR (el mayor)': does('Pulse a una persona mayor de edad.', ({ page }) =>
      page.getByRole('dialog').getByRole('button', { name: /^Luis/ }).click(),
    ),
    'ELEGIR_FAMILIAR (el menor)': does('Pulse a un menor.', ({ page }) =>
      page.getByRole('dialog').getByRole('button', { name: /^Noé/ }).click(),
    ),
    VER_SOLICITUDES: press(requestTexts.nueva),
    CERRAR: press(shellTexts.cerrar),
    'listo consultarPerfil (de una titular)': answers('su perfil, con su núcleo'),
    'listo consultarPerfil (de una dependiente)': answers('su perfil, sin núcleo', {
      member: memberOf(1007, 'Dependiente'),
    }),
    'listo consultarFamiliar (de un menor)': answers('el perfil del menor'),
    'listo consultarFamiliar (de quien ya es mayor)': answers('el perfil de quien cumplió 18 años hoy', {
      onlyTests: 'nadie de la demostración cumple años ese día',
    }),
    'listo releerPerfil (lo mismo)': answers('lo mismo', { onlyTests: 'lo pide una parte de la página' }),
    'listo consultarConsumos (seis)': answers('consumos'),
    'listo consultarConsumos (ninguno)': answers('ningún consumo', { member: memberOf(1007, 'Plan sin balances') }),
  },
  may: ({ label, event }, before) => {
    const last = before.at(-1)?.state;
    const now = last?.context;
    if (last === undefined || now === undefined) return true;
    const own = now.familiar === null;
    const kind = label.replace(/ .*$/, '');
    // The address has already changed.
    if (last.matches({ mostrando: 'yendo' })) return label === 'LUGAR (un menor)';
    if (kind === 'LUGAR' || kind === 'listo' || kind === 'fallo' || kind === 'tras') return true;
    if (last.matches({ mostrando: 'nucleo' })) return kind === 'CERRAR' || kind === 'ELEGIR_FAMILIAR';
    if (last.matches({ mostrando: 'solicitudes' })) return kind === 'CERRAR';
    if (last.matches({ mostrando: 'consumos' }))
      return ['CERRAR', 'REINTENTAR', 'EN_LINEA'].includes(kind) || (kind === 'ELEGIR_TIPO' && now.tipo !== event.tipo);
    if (kind === 'VER_SECCION') return event.seccion !== now.seccion;
    if (kind === 'VER_PLAN') return own && now.seccion === 'afiliacion' && now.plan !== event.plan;
    // Once a visit, and before any dialog closes: under a fake clock the focus returns late and would close the
    // popover.
    if (kind === 'VER_CONSUMOS')
      return now.seccion === 'afiliacion' && !before.some((one) => one.label === kind || one.label === 'CERRAR');
    if (kind === 'VER_NUCLEO') return own && now.verNucleo && now.propio?.datosPersonales.tipoAfiliacion === 'TITULAR';
    return kind !== 'VER_SOLICITUDES' || own;
  },
  passing: ['eligiendo', 'mostrando.yendo', 'mostrando.volviendo'],
  inProcess: {
    '(raíz) — fallo vigilarPagina → ·': skipReasons.localOnly,
    '(raíz) — PERMISO → ·': 'a page does not ask for its flags twice',
    'cargando — tras limite → fallida': skipReasons.clientFirst,
    'cargandoFamiliar — tras limite → fallidoFamiliar': skipReasons.clientFirst,
    'mostrando.consumos.cargando — tras limite → mostrando.consumos.fallido': skipReasons.clientFirst,
    'mostrando — RELEER → ·': partAsks,
    'mostrando — VER_NUCLEO → ·': skipReasons.offersNoButton,
    'mostrando.quieto — RELEER → mostrando.releyendo': partAsks,
    'mostrando.yendo — RELEER → mostrando.releyendo': partAsks,
    'mostrando.volviendo — siempre [porReleer] → mostrando.releyendo': partAsks,
    'mostrando.releyendo — RELEER → mostrando.releyendo ↻': partAsks,
    'mostrando.releyendo — listo releerPerfil → mostrando.quieto': partAsks,
    'mostrando.releyendo — fallo releerPerfil → mostrando.quieto': partAsks,
    'mostrando.releyendo — tras limite → mostrando.quieto': partAsks,
  },
  seen: {
    cargando: waiting('Su nombre, y la página que carga.'),
    fallida: broken('Un error, con «Reintentar».'),
    eligiendo: () => ({}),
    inexistente: () => ({ ...plain, says: [texts.nadie], offers: [texts.volver] }),
    negada: () => ({ ...plain, says: [texts.mayorNegado], offers: [texts.volver] }),
    cargandoFamiliar: waiting('El nombre del menor, y la página que carga.'),
    fallidoFamiliar: () => ({ ...plain, offers: [shellTexts.reintentar, texts.volver] }),
    'mostrando.quieto': (context) => ({ ...head(context), dialog: null }),
    'mostrando.volviendo': () => ({}),
    'mostrando.yendo': () => ({ dialog: null, forPeople: 'El nombre del menor, en cuanto la dirección lo diga.' }),
    'mostrando.releyendo': (context) => ({ ...head(context), dialog: null }),
    'mostrando.nucleo': ({ negado }) => ({
      dialog: texts.nucleo,
      ...(negado === null ? { silent: [texts.mayorNegado] } : { says: [texts.mayorNegado] }),
    }),
    'mostrando.solicitudes': () => ({ dialog: requestTexts.nueva, offers: Object.values(requestTexts.formas) }),
    'mostrando.consumos.cargando': consumption('Los consumos cargan.', { says: [texts.cargandoConsumos] }),
    'mostrando.consumos.cargado': consumption('Los últimos cinco consumos.', { silent: [texts.sinConsumos] }),
    'mostrando.consumos.vacio': consumption('Que no hay ninguno.', { says: [texts.sinConsumos] }),
    'mostrando.consumos.fallido': consumption('Un error, con «Reintentar».', { offers: [shellTexts.reintentar] }),
  },
};
