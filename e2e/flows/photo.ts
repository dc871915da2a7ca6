import type { Page } from 'playwright/test';
import type { ContextFrom } from 'xstate';
import { reloadMs } from '../../domain/rules/picture/photo';
import type { photoMachine } from '../../machines/photo/photo.machine';
import { refusedFile, photoTexts as texts, whyNot } from '../../src/flows/photo/texts';
import { shellTexts } from '../../src/texts/shell';
import type { PathStep } from '../../tools/explore/explore';
import { titular } from '../props/members';
import { type ChosenFile, pictures } from '../props/pictures';
import { answers, byItself, does, onlyTests, press, wait } from '../walks/acts';
import type { Act, DescribedFlow } from '../walks/described';
import type { Arrival, Gesture, Hand } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import { readAs } from '../walks/read-as';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

type Context = ContextFrom<typeof photoMachine>;

const heavy = 2_400_000;
const before = pictures.pngCalledJpg.buffer.toString('base64');
const other = pictures.turned.buffer.toString('base64');
const profile = {
  datosPersonales: { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '1001', regimen: 'CONTRIBUTIVO' },
  datosAfiliacion: [],
};

/** Whether the profile has a photo when the dialog first opens. */
const hasPhoto = (steps: readonly PathStep[]) =>
  /\((.+)\)$/.exec(steps.find(({ label }) => label.startsWith('ABRIR'))?.label ?? '')?.[1] ?? 'con foto';

const opened =
  (session: Record<string, string> = {}) =>
  (steps: readonly PathStep[]): Arrival => ({
    ...memberPage,
    address: '/profile',
    session,
    // The menu reads the photo, too.
    shared: ['obtenerfotoperfil'],
    hold: [
      'cargarfotoperfil',
      'eliminarFotoPerfil',
      ...(hasPhoto(steps) === 'sin saberlo' ? (['obtenerfotoperfil'] as const) : []),
    ],
    background: {
      flags: { result: [{ nombre: 'VER_PERFIL', esWeb: true }] },
      datospersonales: profile,
      obtenerfotoperfil: hasPhoto(steps) === 'sin foto' ? '' : before,
    },
  });

/** The photo last sent by the page. */
const sent = new WeakMap<Page, string>();
const remembering = (page: Page) => {
  if (sent.has(page)) return;
  sent.set(page, '');
  page.on('request', (request) => {
    if (request.url().includes('/cargarfotoperfil') && request.method() === 'POST')
      sent.set(page, String(request.postDataJSON()?.foto ?? ''));
  });
};

/** Files by check result. */
const files: Readonly<Record<string, ChosenFile>> = {
  'listo revisar (lista)': pictures.jpg,
  'listo revisar (más de 2 MB)': pictures.weighing(heavy),
  'listo revisar (HEIC)': pictures.heic,
};
const choosing: Gesture = ({ page }, _, next) =>
  page
    .locator('input[type=file]')
    .last()
    .setInputFiles(files[next?.label ?? ''] ?? pictures.jpg);

const opening = (what: string): Act =>
  does(`Con un perfil ${what}, pulse «${texts.cambiar}».`, async (I) => {
    remembering(I.page);
    await I.press(texts.cambiar);
    // From here on the path decides the service's answer.
    I.wire.hold('obtenerfotoperfil');
  });

const reads = (answer: string, photo: (I: Hand) => string): Act => ({
  answer,
  gesture: (I) => I.wire.answer('obtenerfotoperfil', photo(I)),
});

const dialog: Sight = { dialog: texts.titulo };
const told =
  (title: string, detail: string, more: Sight = {}) =>
  (): Sight => ({ ...dialog, says: [title, detail], ...more, forPeople: `«${title}» «${detail}»` });
const kept = { besides: 'Lo elegido sigue a la vista.' };
const busy =
  (label: string, more: Sight = {}) =>
  (): Sight => ({ ...dialog, says: [label], ...more });
/** Too brief for the path test; an end-to-end test covers it. */
const brief = (label: string) => (): Sight => ({ forPeople: `«${label}», por un momento.` });
const shown = ({ foto }: Context): Sight =>
  foto === null
    ? { ...dialog, says: [texts.guia], forPeople: `El diálogo «${texts.titulo}», con la foto que hay o las iniciales.` }
    : { ...dialog, offers: [texts.ajustar], forPeople: 'La imagen elegida, en un círculo, con su tamaño.' };

const tooFast = 'a small photo is done with before anyone could press; a journey shows it with a worker that is held';
const ownWork = 'the worker does what it is asked for; a journey shows a page whose worker does not come';

/** The page continues by itself, faster than any press. */
const atWork = ['revisando', 'reduciendo', 'recortando'];

export const photoFlow: DescribedFlow<typeof photoMachine> = {
  title: texts.titulo,
  before: 'Entre con {tipo} {documento} y {clave}, y abra su perfil',
  waiting:
    'Para alcanzar a ver las esperas, en /demo/fallos ponga «Demora (milisegundos)» con valor 3000 a la llamada; al terminar el camino pulse «Quitar todo»',
  member: titular,
  calls: { subir: 'cargarfotoperfil', consultarFoto: 'obtenerfotoperfil', eliminarFoto: 'eliminarFotoPerfil' },
  starts: {
    'sin recibo': { action: 'Abra /profile.', arrival: opened() },
    'después de recargar': {
      action: 'Guarde una foto y espere a que la página se recargue.',
      arrival: opened({ recibo_1001_photo: '1795000000000' }),
    },
  },
  acts: {
    'ABRIR (con foto)': opening('con foto'),
    'ABRIR (sin foto)': opening('sin foto'),
    'ABRIR (sin saberlo)': opening('cuya foto no se pudo leer'),
    CERRAR: does(`Pulse «${shellTexts.cerrar}» o Atrás en el navegador.`, async (I, { state }) =>
      state.value === 'cerrado'
        ? I.press(shellTexts.cerrar)
        : void (await I.page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))),
    ),
    CERRAR_RECIBO: press(shellTexts.cerrarAviso),
    ELEGIR: does(`Pulse «${texts.elegir}» y elija la imagen que diga el paso siguiente.`, choosing),
    'listo revisar (lista)': byItself('La imagen es una JPG de hasta 2 MB.'),
    'listo revisar (más de 2 MB)': byItself('La imagen es una JPG de más de 2 MB.'),
    'listo revisar (HEIC)': byItself('La imagen es HEIC, como las que guarda un iPhone.'),
    REDUCIR: press(texts.reducir),
    'listo reducir (reducida)': byItself('La página reduce la imagen.'),
    AJUSTAR: press(texts.ajustar),
    MOVER: press(texts.derecha),
    ACERCAR: press(texts.acercar),
    GIRAR: press(texts.girar),
    APLICAR: press(texts.aplicar),
    'listo recortar (recortada)': byItself('La página recorta la imagen.'),
    VOLVER: does(`Pulse «${texts.cancelar}», o «${texts.conservar}» ante la pregunta.`, async (I) => {
      const asked = await I.page.getByRole('button', { name: texts.conservar }).isVisible();
      await I.press(asked ? texts.conservar : texts.cancelar);
    }),
    GUARDAR: does(`Pulse «${texts.guardar}».`, async (I, { state }) => {
      const before = I.wire.asked('cargarfotoperfil');
      await I.press(texts.guardar);
      // Before the photo has left, cancelling would be a different path.
      if (state.matches({ abierto: 'subiendo' })) await I.until(async () => I.wire.asked('cargarfotoperfil') > before);
    }),
    'listo subir (guardada)': {
      answer: 'guardada',
      gesture: ({ wire }) => wire.answer('cargarfotoperfil', { mensaje: '' }),
    },
    CANCELAR: press(texts.cancelar),
    REINTENTAR: press(texts.comprobar),
    'listo consultarFoto (la enviada)': reads('la foto enviada', ({ page }) => sent.get(page) ?? ''),
    'listo consultarFoto (la de antes)': reads('la foto de antes', () => before),
    'listo consultarFoto (otra)': reads('otra foto', () => other),
    'listo consultarFoto (ninguna)': reads('ninguna foto', () => ''),
    BORRAR: press(texts.eliminar),
    CONFIRMAR: press(texts.eliminar),
    'listo eliminarFoto (hecho)': answers('eliminada'),
    CONTINUAR: press(texts.actualizar),
    'tras pausaRecarga': wait(reloadMs),
    PROGRESO: onlyTests('aquí sale toda de una vez', { action: 'Sale la mitad.' }),
    'fallo revisar': onlyTests('es una parte del propio portal', { answer: '' }),
  },
  may: ({ label, state }, past) => {
    const last = past.at(-1)?.state;
    const leaf = typeof last?.value === 'object' ? String(Object.values(last.value)[0]) : '';
    if (label.startsWith('ABRIR')) return !past.some((one) => one.label.startsWith('ABRIR'));
    if (atWork.includes(leaf)) return label.startsWith('listo');
    // The photo of the last reading is the previous one, unless it was never read.
    if (label === 'listo consultarFoto (la de antes)')
      return hasPhoto(past) === 'con foto' && !past.some((one) => one.label === 'CONFIRMAR');
    if (label === 'AJUSTAR') return last?.context.foto !== null;
    if (label === 'GIRAR' || label === 'MOVER' || label === 'ACERCAR') return state.context.recorte !== null;
    return true;
  },
  passing: ['abierto.revisando', 'abierto.reduciendo', 'abierto.recortando'],
  inProcess: {
    'abierto — fallo vigilarRetroceso → ·': skipReasons.localOnly,
    'abierto.eligiendo — AJUSTAR [sinElegir] → abierto.eligiendo.faltaFoto': skipReasons.offersNoButton,
    'abierto.revisando — CANCELAR → abierto.eligiendo': tooFast,
    'abierto.revisando — fallo revisar → abierto.eligiendo.sinRevisar': ownWork,
    'abierto.revisando — tras limiteTaller → abierto.eligiendo.sinRevisar': ownWork,
    'abierto.reduciendo — CANCELAR → abierto.eligiendo': tooFast,
    'abierto.reduciendo — fallo reducir → abierto.eligiendo.sinReducir': ownWork,
    'abierto.reduciendo — tras limiteTaller → abierto.eligiendo.sinReducir': ownWork,
    'abierto.recortando — CANCELAR → abierto.ajustando': tooFast,
    'abierto.recortando — fallo recortar → abierto.ajustando.sinRecortar': ownWork,
    'abierto.recortando — tras limiteTaller → abierto.ajustando.sinRecortar': ownWork,
    'abierto.subiendo — PROGRESO → ·': 'what is held has not left yet',
    'abierto.subiendo — tras limiteSubida → abierto.comprobando': skipReasons.clientFirst,
    'abierto.comprobando — tras limiteLectura → abierto.sinConfirmar': skipReasons.clientFirst,
    'abierto.cancelando — tras limiteLectura → abierto.sinConfirmar': skipReasons.clientFirst,
    'abierto.leyendoFoto — tras limiteLectura → abierto.eligiendo.sinLeer': skipReasons.clientFirst,
    'abierto.borrando — tras limiteBorrado → abierto.comprobandoBorrado': skipReasons.clientFirst,
    'abierto.comprobandoBorrado — tras limiteLectura → abierto.eligiendo.borradoDudoso': skipReasons.clientFirst,
  },
  seen: {
    empezando: () => ({}),
    conRecibo: () => ({
      says: [texts.subida],
      offers: [shellTexts.cerrarAviso],
      dialog: null,
      forPeople: `Bajo la cabecera, «${texts.subida}» con la hora.`,
    }),
    cerrado: () => ({
      dialog: null,
      silent: [texts.subida],
      offers: [texts.cambiar],
      forPeople: 'El perfil, sin diálogos.',
    }),
    'abierto.eligiendo.quieto': shown,
    'abierto.eligiendo.faltaFoto': told(texts.falta, texts.faltaDetalle),
    'abierto.eligiendo.rechazada': ({ rechazo }) => {
      const { titulo, detalle } = refusedFile[rechazo ?? 'otra'];
      return told(titulo, detalle, kept)();
    },
    'abierto.eligiendo.demasiadoGrande': () => ({
      ...dialog,
      says: [texts.supera, texts.superaDetalle(heavy)],
      offers: [texts.reducir],
      forPeople: `«${texts.supera}», cuánto pesa, y «${texts.reducir}».`,
    }),
    'abierto.eligiendo.sinRevisar': told(texts.sinRevisar, texts.sinAbrirDetalle),
    'abierto.eligiendo.sinReducir': told(texts.sinReducir, texts.sinAbrirDetalle),
    'abierto.eligiendo.noSubida': ({ problema }) => ({
      ...dialog,
      says: [texts.noSubida, readAs(whyNot(problema), 'por qué'), texts.conservada],
      ...kept,
    }),
    'abierto.eligiendo.cancelada': told(texts.cancelada, texts.canceladaDetalle),
    'abierto.eligiendo.otraFoto': told(texts.otraFoto, texts.otraFotoDetalle),
    'abierto.eligiendo.sinFoto': told(texts.sinFoto, texts.sinFotoDetalle),
    'abierto.eligiendo.sinLeer': ({ problema }) => told(texts.sinLeer, whyNot(problema))(),
    'abierto.eligiendo.sinBorrar': () => ({ ...dialog, says: [texts.sinBorrar] }),
    'abierto.eligiendo.borradoDudoso': told(texts.borradoDudoso, texts.borradoDudosoDetalle),
    'abierto.revisando': brief(texts.revisando),
    'abierto.reduciendo': brief(texts.reduciendo),
    'abierto.ajustando.quieto': () => ({
      dialog: texts.recortar,
      offers: [texts.acercar, texts.alejar, texts.girar, texts.aplicar],
      forPeople: 'La imagen bajo un círculo; se mueve, se acerca y se gira.',
    }),
    'abierto.ajustando.sinRecortar': () => ({
      dialog: texts.recortar,
      says: [texts.sinRecortar, texts.sinRecortarDetalle],
    }),
    'abierto.recortando': brief(texts.recortando),
    'abierto.subiendo': busy(texts.subiendo, { offers: [texts.cancelar], withholds: [shellTexts.cerrar] }),
    'abierto.comprobando': busy(texts.comprobando, { withholds: [shellTexts.cerrar] }),
    'abierto.cancelando': busy(texts.comprobando, { withholds: [shellTexts.cerrar] }),
    'abierto.sinConfirmar': told(texts.sinConfirmar, texts.sinConfirmarDetalle, { offers: [texts.comprobar] }),
    'abierto.leyendoFoto': busy(texts.leyendo),
    'abierto.preguntando': () => ({
      dialog: texts.pregunta,
      says: [texts.consecuencia],
      offers: [texts.conservar, texts.eliminar],
    }),
    'abierto.borrando': busy(texts.eliminando),
    'abierto.comprobandoBorrado': busy(texts.eliminando),
    'abierto.borrada': told(texts.borrada, texts.borradaDetalle, { offers: [texts.listo] }),
    subida: told(texts.subida, texts.subidaDetalle, { offers: [texts.actualizar] }),
    recargando: () => ({ says: [texts.subida], forPeople: `La página se carga de nuevo, con «${texts.subida}».` }),
  },
};
