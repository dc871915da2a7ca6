import type { ContextFrom } from 'xstate';
import { changedParts, contactParts, contentOf } from '../../domain/rules/contact/contact-part';
import { isDoubtful } from '../../domain/rules/contact/contact-sends';
import { emptyProfile } from '../../domain/rules/contact/profile-draft';
import type { contactEditMachine } from '../../machines/contactEdit/contactEdit.machine';
import { contactEditFaultText, contactEditTexts as texts } from '../../src/flows/contactEdit/texts';
import { emailRequestTexts } from '../../src/flows/emailRequest/texts';
import { contactTexts } from '../../src/texts/contact';
import { emailTexts } from '../../src/texts/email';
import { failureNotice } from '../../src/texts/failure';
import { shellTexts } from '../../src/texts/shell';
import { incomplete, memberOf, titular } from '../props/members';
import { answers, does, press, reconnect, wait, write } from '../walks/acts';
import { contactSaveEnds } from '../walks/contact-save-ends';
import type { DescribedFlow } from '../walks/described';
import type { Arrival } from '../walks/hand';
import { sessionOf } from '../walks/member-session';
import { spokenOf } from '../walks/read-as';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';
import { startTime } from '../walks/start-time';

type Context = ContextFrom<typeof contactEditMachine>;

const base = {
  ...emptyProfile,
  telefonoCelular: '(809)-555-0142',
  region: '10',
  provincia: '32',
  municipio: '3201',
  calle: 'Av. Los Caciques',
  noCasa: '27',
  sector: 'Los Mina',
  correo: 'rosa@ejemplo.do',
};
const half = { ...base, telefonoCelular: '(849)-555-0177', correo: 'otra@ejemplo.do' };
const kept = (datos: object) => JSON.stringify({ desde: startTime, datos });

const person = { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '1001' };
const profile = (tipoAfiliacion: string, regimen: string) => ({
  datosPersonales: { ...person, tipoAfiliacion, regimen },
  datosAfiliacion: [],
});
const opened = (
  whose: string,
  tipoAfiliacion: string,
  regimen: string,
  local: Record<string, string> = {},
): Arrival => ({
  address: '/profile',
  local: { ...sessionOf(whose), ...local },
  // The wizard was shown in this session and does not open again.
  session: { [`onboarding_shown_${whose}`]: 'true' },
  hold: [
    'datoscontactos',
    'regiones',
    'provincias',
    'municipios',
    'updateTelefonos',
    'updateDireccion',
    'updateCorreo',
  ],
  background: {
    flags: { result: [{ nombre: 'VER_PERFIL', esWeb: true }] },
    getAfiliado: { ...person, tipoAfiliacion, regimen },
    datospersonales: profile(tipoAfiliacion, regimen),
    bitacoraNuevo: { mensaje: '' },
  },
  from: 'profile',
  settle: async ({ page, until }) => {
    const tab = page.getByRole('tab', { name: texts.titulo });
    await until(() => tab.isVisible());
    await tab.click();
  },
});

const here: Sight = { heading: 'Ana Peña', dialog: null };
const stored = (forPeople: string, more: Sight): Sight => ({
  ...here,
  ...more,
  withholds: [texts.guardar, texts.cancelar],
  forPeople,
});
const questionOf = (salida: keyof typeof texts.salida): Sight => ({
  dialog: texts.salida[salida].pregunta,
  says: [texts.salida[salida].detalle],
});
const form = (forPeople: string, ...says: readonly string[]): Sight => ({
  ...here,
  says,
  offers: [texts.cancelar],
  withholds: [texts.editar],
  forPeople: `Los campos, con «${texts.cancelar}» y «${texts.guardar}»${forPeople}.`,
});
const told = (says: string): Sight => ({
  ...form(`, y sobre ellos «${says}»`, says),
  besides: 'Lo escrito sigue ahí.',
});
const busy = (label: string) => (): Sight => form(`; el botón dice «${label}»`, label);
const leavingAfter =
  (sight: () => Sight) =>
  ({ porSalir, salida }: Context): Sight =>
    porSalir ? { ...sight(), says: [texts.alGuardar[salida]], besides: `«${texts.alGuardar[salida]}»` } : sight();
const looking = leavingAfter(busy(contactTexts.comprobando));
const saving = leavingAfter(() => form(`; el botón dice «${contactTexts.guardando}» o «${contactTexts.comprobando}»`));
const conflicts: Sight = {
  ...here,
  says: [texts.choque, texts.mio, texts.otro],
  offers: [texts.confirmar, texts.volver],
};

const place = (codigo: string, descripcion: string, codigoPadre: string) => ({ codigo, descripcion, codigoPadre });
const places = {
  regiones: [place('01', 'Cibao Norte', ''), place('10', 'Ozama', '')],
  provincias: [place('25', 'Santiago', '01'), place('32', 'Santo Domingo', '10')],
  municipios: [place('2501', 'Santiago', '25'), place('3201', 'Santo Domingo Este', '32')],
};
const placeLists = ['regiones', 'provincias', 'municipios'] as const;

const withoutLists = ({ subsidiado, regiones, provincias, municipios }: Context) =>
  !subsidiado && (regiones === null || provincias === null || municipios === null);
const changed = ({ base: before, borrador, subsidiado }: Context) =>
  changedParts(before, borrador).filter((part) => part !== 'direccion' || !subsidiado);

export const contactEditFlow: DescribedFlow<typeof contactEditMachine> = {
  title: texts.titulo,
  before: 'Salga de la sesión si hay alguna, y vuelva a empezar con «npm run demo:reset»',
  waiting:
    'Para alcanzar a ver las esperas, en /demo/fallos ponga «Demora (milisegundos)» con valor 3000 a la llamada; al terminar el camino pulse «Quitar todo»',
  member: titular,
  calls: {
    consultarContacto: 'datoscontactos',
    releerContacto: 'datoscontactos',
  },
  starts: {
    'titular, en su perfil': {
      action: `Entre con {tipo} {documento} y {clave}, abra /profile y pulse la pestaña «${texts.titulo}».`,
      arrival: opened('1001', 'TITULAR', 'CONTRIBUTIVO'),
    },
    'dependiente, con algo sin guardar': {
      action: `Entre con {tipo} {documento} y {clave}, cambie la calle en «${texts.titulo}», recargue la página y vuelva a la pestaña.`,
      member: memberOf(1007, 'Dependiente'),
      arrival: opened('1001', 'DEPENDIENTE', 'CONTRIBUTIVO', {
        borrador_1001_contactEdit: kept({ base, borrador: { ...base, calle: 'Calle Duarte' }, envios: {} }),
      }),
    },
    'un menor subsidiado, con un envío sin confirmar': {
      action: 'Abra el perfil de un menor subsidiado, cambie el celular y el correo, y recargue mientras se guarda.',
      member: incomplete,
      arrival: opened('2002', 'TITULAR', 'SUBSIDIADO', {
        borrador_2002_contactEdit_1001: kept({
          base,
          borrador: half,
          envios: { telefonos: { contenido: contentOf('telefonos', half), confirmado: false } },
        }),
      }),
    },
  },
  acts: {
    EDITAR: press(texts.editar),
    SEGUIR: press(texts.seguir),
    DESCARTAR: press(texts.descartar),
    'ESCRIBIR (celular)': write(contactTexts.celular, '8295550100'),
    'ESCRIBIR (celular en blanco)': write(contactTexts.celular, '', 'nada'),
    'ESCRIBIR (calle)': write(contactTexts.calle, 'Calle Duarte'),
    'ESCRIBIR (correo)': write(contactTexts.correo, 'rosa@gmial.com'),
    'DEJAR (celular)': does(`Pase de «${contactTexts.celular}» a otro campo.`, async ({ page }) => {
      await page.getByLabel(contactTexts.celular, { exact: true }).focus();
      await page.getByLabel(contactTexts.residencial, { exact: true }).focus();
    }),
    'DEJAR (correo)': does('Pase a otro campo o botón.', async ({ page }) => {
      await page.getByLabel(contactTexts.correo, { exact: true }).focus();
      await page.getByLabel(contactTexts.celular, { exact: true }).focus();
    }),
    USAR_SUGERENCIA: press(emailTexts.usarSugerencia('rosa@gmail.com')),
    GUARDAR: press(texts.guardar),
    DESHACER: press(texts.cancelar),
    REINTENTAR: press(shellTexts.reintentar),
    EN_LINEA: reconnect,
    ELEGIR: does(`En «${contactTexts.celular}» elija «${texts.mio}».`, ({ page }) =>
      page.getByRole('radio', { name: texts.mio }).click(),
    ),
    CONFIRMAR: press(texts.confirmar),
    VOLVER: press(texts.volver),
    CORREO_CERRADO: press(shellTexts.cerrar),
    'SALIDA_PEDIDA (de la página)': does('Pulse «Inicio» en el menú.', ({ go }) => go('Inicio')),
    'SALIDA_PEDIDA (de la sesión)': press(shellTexts.cerrarSesion, 'En el menú'),
    QUEDARSE: press(texts.salida.pagina.quedarse),
    SALIR: does(`Pulse el botón que no es «${texts.salida.pagina.quedarse}».`, async (I) => {
      for (const { salir } of Object.values(texts.salida))
        if (await I.page.getByRole('button', { name: salir, exact: true }).isVisible()) return I.press(salir);
    }),
    'listo consultarContacto (como estaba)': answers('los datos de contacto'),
    'listo consultarContacto (otro celular)': answers('los datos de contacto, con otro celular'),
    'listo releerContacto (como estaba)': answers('los datos de contacto'),
    'listo releerContacto (otro celular)': answers('otro celular', {
      arrange: 'en otro navegador guarde otro celular',
    }),
    'listo consultarListas (las tres)': {
      ...answers('las regiones, las provincias y los municipios'),
      gesture: async ({ wire }) => {
        for (const list of placeLists) await wire.answer(list, { result: places[list] });
      },
    },
    'listo consultarListas (sin los municipios)': {
      ...answers('las regiones y las provincias; los municipios fallan'),
      arrange: 'en /demo/fallos ponga «Estado HTTP (401, 403, 429, 500, 503)» con valor 500 a la llamada `municipios`',
      gesture: async ({ wire }) => {
        await wire.answer('regiones', { result: places.regiones });
        await wire.answer('provincias', { result: places.provincias });
        await wire.fail('municipios', 'ilegible');
      },
    },
    ...contactSaveEnds(
      () => 'telefonos',
      'sin los teléfonos',
      'los teléfonos sin confirmar',
      'los de otra visita sin confirmar',
    ),
    'tras demoraRestaurar': wait(100),
  },
  may: ({ label, event, state }, before) => {
    const last = before.at(-1)?.state;
    const now = last?.context;
    if (now === undefined || last === undefined) return true;
    // After leaving for another page nothing can be pressed here.
    if (last.matches({ viendo: 'yendose' })) return false;
    if (event.type === 'ESCRIBIR') {
      const campo: keyof typeof base = event.campo;
      const open = last.matches('editando') || last.matches('preparando');
      const shown = open && (campo !== 'calle' || (!withoutLists(now) && !now.subsidiado));
      return shown && now.borrador[campo] !== state.context.borrador[campo];
    }
    if (label === 'EDITAR') return !last.matches({ viendo: 'conRecuerdo' });
    if (label === 'USAR_SUGERENCIA') return now.sugerencia !== '';
    if (label === 'REINTENTAR' || label === 'EN_LINEA')
      return last.matches('fallida') || (last.matches('editando') && withoutLists(now));
    if (event.type === 'SALIDA_PEDIDA') return !last.matches('preguntando') && changed(now).length > 0;
    if (label.startsWith('listo guardarContacto') && label !== 'listo guardarContacto (guardada)')
      return (
        now.partes.includes('telefonos') &&
        (label === 'listo guardarContacto (sin los teléfonos)' ||
          isDoubtful(event.output.envios, 'telefonos', now.borrador))
      );
    if (event.type === 'ELEGIR') return now.choques.some(({ eleccion }: { eleccion: unknown }) => eleccion === null);
    return true;
  },
  passing: ['decidiendo'],
  inProcess: {
    '(raíz) — fallo vigilar → ·': skipReasons.localOnly,
    'cargando — tras limiteCarga → fallida': skipReasons.clientFirst,
    'preparando — fallo consultarListas → editando': 'a list that fails is missing among the others',
    'preparando — tras limiteCarga → editando': skipReasons.clientFirst,
    'releyendo — tras limiteCarga → editando.sinLeer': skipReasons.clientFirst,
    'pidiendoCorreo — fallo pedirCambioCorreo → editando.sinPedir': skipReasons.localOnly,
    'viendo.conRecuerdo — EDITAR → ·': skipReasons.offersNoButton,
    'preguntando — SALIDA_PEDIDA → preguntando.salida': 'nothing that leads away can be pressed under a question',
  },
  seen: {
    cargando: () => ({ ...here, says: [texts.cargando] }),
    fallida: ({ problema }) => ({
      ...here,
      says: [texts.sinCargar, ...(problema === null ? [] : [failureNotice(problema, 'acceso').detalle])],
      offers: [shellTexts.reintentar],
    }),
    'viendo.tranquilo': () =>
      stored(`Lo guardado, para leer, con «${texts.editar}».`, { offers: [texts.editar], silent: [texts.recuerdo] }),
    'viendo.conRecuerdo': () =>
      stored(`Lo guardado, y sobre ello «${texts.recuerdo}», con «${texts.seguir}» y «${texts.descartar}».`, {
        says: [texts.recuerdo],
        offers: [texts.seguir, texts.descartar],
      }),
    'viendo.guardado': () =>
      stored(`«${texts.actualizado}», y lo guardado, para leer.`, {
        says: [texts.actualizado],
        offers: [texts.editar],
      }),
    'viendo.yendose': ({ salida }) =>
      salida === 'sesion'
        ? { dialog: shellTexts.cerrarSesion, forPeople: 'La pregunta de si se cierra la sesión.' }
        : { address: '/', dialog: null, forPeople: 'El inicio.' },
    preparando: () => form(', y que carga', texts.cargando),
    'editando.escribiendo': (context) => {
      if (context.subsidiado)
        return form(`; la dirección solo se lee: «${contactTexts.subsidiado}»`, contactTexts.subsidiado);
      return withoutLists(context) ? form(`; «${texts.sinListas}»`, texts.sinListas) : form('');
    },
    'editando.sinCambios': () => told(texts.sinCambios),
    'editando.faltanDatos': ({ faltas }) => {
      const said = Object.values(faltas).flatMap((one) => (one === undefined ? [] : [contactEditFaultText[one]]));
      return {
        ...form('; los campos dicen qué les falta, y el foco va al primero', ...said),
        besides: said.map(spokenOf).join(' '),
      };
    },
    'editando.soloTitular': () => told(texts.soloTitular),
    'editando.sinLeer': () => told(texts.sinLeer),
    'editando.fallida': ({ fallidas }) =>
      told(texts.noGuardados(contactParts.filter((part) => fallidas.includes(part)))),
    'editando.noConfirmada': () => told(contactTexts.sinConfirmar),
    'editando.sinPedir': ({ guardadas }) =>
      guardadas.length === 0
        ? { ...told(texts.sinPedir), silent: [texts.sinPedirGuardado] }
        : { ...told(texts.sinPedir), says: [texts.sinPedir, texts.sinPedirGuardado] },
    releyendo: looking,
    'chocando.eligiendo': () => conflicts,
    'chocando.faltaElegir': () => ({ ...conflicts, besides: `«${texts.faltaElegir}», y el foco está allí.` }),
    guardando: saving,
    decidiendo: () => ({}),
    pidiendoCorreo: () => ({ dialog: emailRequestTexts.tituloClave }),
    deshaciendo: () => ({ ...here, forPeople: 'Los campos, todavía un momento.' }),
    'preguntando.salida': ({ salida }) => questionOf(salida),
    'preguntando.edicion': () => questionOf('edicion'),
    saliendo: ({ salida }) =>
      salida === 'sesion'
        ? { address: '/login', dialog: null, forPeople: 'La página de inicio de sesión.' }
        : { address: '/', dialog: null, forPeople: 'El inicio.' },
  },
};
