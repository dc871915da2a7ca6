import type { ContextFrom } from 'xstate';
import type { requestDetailMachine } from '../../machines/requestDetail/requestDetail.machine';
import { eventText, requestDetailTexts as texts } from '../../src/flows/requestDetail/texts';
import { requestsTexts } from '../../src/flows/requests/texts';
import { requestTexts } from '../../src/texts/requests';
import { resultsTexts } from '../../src/texts/results';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { answers, does, follow, onlyTests, press, reconnect } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Arrival, Gesture, Hand } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

const returned = {
  numeroCaso: '2481907',
  titulo: 'Reembolso',
  estatus: 'En Curso',
  estatusReembolso: 'Devuelto',
  fechaApertura: '2026-11-17',
  respuesta: 'Favor de adjuntar la indicación médica.',
};

type WithClipboard = typeof globalThis & { clipboardEnds: (well: boolean) => void };

/** Replaces the clipboard and removes the share sheet, so that sharing copies the address. */
const lendClipboard = () => {
  const waiting: { resolve(): void; reject(error: unknown): void }[] = [];
  const writeText = () => new Promise<void>((resolve, reject) => void waiting.push({ resolve, reject }));
  (globalThis as WithClipboard).clipboardEnds = (well) => {
    for (const { resolve, reject } of waiting.splice(0)) (well ? resolve : () => reject(new Error('refused')))();
  };
  Object.defineProperties(navigator, {
    share: { configurable: true, value: undefined },
    clipboard: { configurable: true, value: { writeText } },
  });
};
const clipboardEnds =
  (well: boolean): Gesture =>
  (I) =>
    I.page.evaluate((how) => (globalThis as WithClipboard).clipboardEnds(how), well);

const listed = (data: readonly object[], settle: (I: Hand) => Promise<void>): Arrival => ({
  ...memberPage,
  address: '/solicitudes',
  hold: ['consultarDocumentosPorTicket', 'historiaCaso'],
  background: {
    bitacoraNuevo: { mensaje: '' },
    solicitudesPorDocumento: { result: { data, cantidadRegistros: data.length } },
  },
  from: 'requests',
  settle: async (I) => {
    await I.page.evaluate(lendClipboard);
    await I.until(async () => I.wire.asked('solicitudesPorDocumento') > 0);
    I.wire.hold('solicitudesPorDocumento');
    await settle(I);
  },
});

const documents: Gesture = (I) =>
  I.wire.answer('consultarDocumentosPorTicket', [
    { nombreArchivo: 'Cedula.pdf', tipoMime: 'text/html', contenido: btoa('%PDF-1.4\n%%EOF') },
    { nombreArchivo: 'Nota.txt', tipoMime: 'application/pdf', contenido: btoa('hola') },
  ]);

type Context = ContextFrom<typeof requestDetailMachine>;
const told = [texts.historia, eventText.avisado('m***@e***.do')];
const dialog: Sight = { dialog: returned.titulo };
const facts: Sight = {
  ...dialog,
  says: ['Devuelto', texts.veinticuatro, texts.recibida, requestTexts.devuelta, returned.respuesta],
  offers: [texts.copiar, texts.compartir, texts.editar],
};
const withFacts = (more: Sight): ((context: Pick<Context, 'historia'>) => Sight) => {
  const { says = [], offers = [] } = facts;
  return ({ historia }) => ({
    ...facts,
    ...more,
    says: [...says, ...(more.says ?? []), ...(historia.length === 0 ? [] : told)],
    silent: historia.length === 0 ? [texts.historia] : [],
    offers: [...offers, ...(more.offers ?? [])],
  });
};
const byNumber: Sight = { dialog: texts.caso(returned.numeroCaso) };

export const requestDetailFlow: DescribedFlow<typeof requestDetailMachine> = {
  title: 'Detalle del caso',
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: {
    consultarCaso: 'solicitudesPorDocumento',
    consultarDocumentos: 'consultarDocumentosPorTicket',
    historia: 'historiaCaso',
  },
  starts: {
    'desde la lista': {
      action: 'En «Gestión de Solicitudes» pulse «Ver detalle» de un reembolso devuelto.',
      arrival: listed([returned], (I) =>
        I.press(resultsTexts.deFila(requestsTexts.verDetalle, requestsTexts.fila('Reembolso', '2481907'))),
      ),
    },
    'por su dirección': {
      action: 'Abra /solicitudes?caso=2481907 (el número de un caso propio que no esté en la lista).',
      arrival: listed([], (I) => I.page.evaluate(() => history.pushState({}, '', '/solicitudes?caso=2481907'))),
    },
  },
  acts: {
    EN_LINEA: reconnect,
    REINTENTAR: does('Pulse el botón que reintenta.', async (I) => {
      const again = I.page.getByRole('dialog').getByRole('button', { name: texts.buscarOtraVez });
      await I.press((await again.isVisible()) ? texts.buscarOtraVez : shellTexts.reintentar);
    }),
    COPIAR: press(texts.copiar),
    COMPARTIR: press(texts.compartir),
    'NUMERO (copiado)': does('El equipo lo copia.', clipboardEnds(true)),
    'NUMERO (sin éxito)': does('El equipo no lo copia.', clipboardEnds(false)),
    PEDIR_DOCUMENTOS: does(`Pulse «${texts.verDocumentos}», o «${shellTexts.reintentar}».`, async (I) => {
      const first = I.page.getByRole('dialog').getByRole('button', { name: texts.verDocumentos });
      const again = I.page.getByRole('dialog').getByRole('button', { name: shellTexts.reintentar });
      await I.press(
        (await first.isVisible())
          ? texts.verDocumentos
          : (await again.isVisible())
            ? shellTexts.reintentar
            : texts.buscarOtraVez,
      );
    }),
    AVANCE: onlyTests('solo se ve por una línea lenta', { action: 'Llega una parte de los documentos.' }),
    CANCELAR: press(texts.cancelar),
    TOMAR_DOCUMENTO: follow(texts.deDocumento(texts.ver, `Cedula.pdf ${texts.otraPestana}`)),
    OCULTAR: press(texts.ocultar),
    'listo consultarCaso (ese caso)': answers('ese caso'),
    'listo consultarCaso (ninguno)': answers('ninguno'),
    'listo historia (lo que pasó)': answers('lo que le pasó al caso'),
    'listo consultarDocumentos (dos documentos)': { answer: 'sus documentos', gesture: documents },
    'listo consultarDocumentos (ninguno)': {
      answer: 'ninguno',
      gesture: (I) => I.wire.answer('consultarDocumentosPorTicket', []),
    },
  },
  may: ({ label }, before) => {
    const kind = label.replace(/ .*$/, '');
    const last = before.at(-1);
    // It is asked for once.
    if (label === 'listo historia (lo que pasó)') return !before.some((step) => step.label === label);
    if (kind !== 'NUMERO') return true;
    // The clipboard answers the last press only.
    return last?.label === 'COPIAR' || (last?.label === 'COMPARTIR' && label === 'NUMERO (sin éxito)');
  },
  passing: ['empezando'],
  inProcess: {
    '(raíz) — fallo vigilarPagina → ·': skipReasons.localOnly,
    'buscando — tras limite → fallido': skipReasons.clientFirst,
    'mostrando.descargando.recibiendo — AVANCE → mostrando.descargando.recibiendo ↻':
      'what answers here sends all in one piece',
    'mostrando.descargando.recibiendo — tras limiteSinAvance → mostrando.fallidos': skipReasons.clientFirst,
  },
  seen: {
    empezando: () => ({}),
    buscando: () => ({ ...byNumber, says: [texts.cargando] }),
    fallido: () => ({ ...byNumber, offers: [shellTexts.reintentar] }),
    ausente: () => ({ ...byNumber, says: [texts.ausente], offers: [texts.buscarOtraVez] }),
    'mostrando.sinPedir': withFacts({ offers: [texts.verDocumentos] }),
    'mostrando.descargando.recibiendo': withFacts({ says: [texts.recibiendo], offers: [texts.cancelar] }),
    'mostrando.fallidos': withFacts({ says: [texts.noCargados], offers: [shellTexts.reintentar] }),
    'mostrando.sinDocumentos': withFacts({ says: [texts.sinDocumentos], offers: [texts.buscarOtraVez] }),
    'mostrando.listados': withFacts({
      says: ['Cedula.pdf', 'Nota.txt'],
      offers: [
        texts.deDocumento(texts.ver, `Cedula.pdf ${texts.otraPestana}`),
        texts.deDocumento(texts.guardar, 'Nota.txt'),
        texts.ocultar,
      ],
    }),
  },
};
