import type { ContextFrom } from 'xstate';
import type { reimbursementEditMachine } from '../../machines/reimbursementEdit/reimbursementEdit.machine';
import { reimbursementEditTexts as texts } from '../../src/flows/reimbursementEdit/texts';
import { requestFormTexts as words } from '../../src/texts/request-form';
import { requestTexts } from '../../src/texts/requests';
import { shellTexts } from '../../src/texts/shell';
import type { PathStep } from '../../tools/explore/explore';
import { titular } from '../props/members';
import { does, onlyTests, press, reconnect } from '../walks/acts';
import type { Act, DescribedFlow } from '../walks/described';
import type { Arrival } from '../walks/hand';
import { sessionOf } from '../walks/member-session';
import { readAs } from '../walks/read-as';
import { addPhoto, pixel } from '../walks/request-files';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';
import { startTime } from '../walks/start-time';

type Context = ContextFrom<typeof reimbursementEditMachine>;

const numeroCaso = '2481907';
const title = readAs(texts.titulo(numeroCaso), 'el número del caso');
const here: Sight = { heading: title, dialog: null };
const editing: Sight = {
  ...here,
  says: [requestTexts.devuelta, texts.plazo, texts.soloLectura],
  offers: [texts.enviar],
};
const told = (...says: readonly string[]): Sight => ({ ...editing, says: [...(editing.says ?? []), ...says] });
const sending = (title: string): Sight => ({ ...here, says: [title], withholds: [texts.enviar] });
const ended = (...says: readonly string[]): Sight => ({
  ...here,
  says,
  offers: [texts.verCasos, shellTexts.reintentar],
  withholds: [texts.enviar],
});

const readAsCase = (estatus: string, estatusReembolso: string, respuesta = 'Falta la factura.'): Act => ({
  answer: `${estatusReembolso || estatus}: ${respuesta}`,
  gesture: (I) =>
    I.wire.answer('solicitudesPorDocumento', {
      result: {
        data: [
          {
            numeroCaso,
            titulo: 'Reembolso',
            estatus,
            estatusReembolso,
            fechaApertura: '2026-11-20',
            respuesta,
          },
        ],
        cantidadRegistros: 1,
      },
    }),
});
const none: Act = {
  answer: 'ninguno',
  gesture: (I) => I.wire.answer('solicitudesPorDocumento', { result: { data: [], cantidadRegistros: 0 } }),
};
const stored = (...names: readonly string[]): Act => ({
  answer: names.join(' y '),
  gesture: (I) =>
    I.wire.answer(
      'consultarDocumentosPorTicket',
      names.map((nombreArchivo) => ({ nombreArchivo, tipoMime: 'image/jpeg', contenido: pixel })),
    ),
});
const readings = (id: string): Record<string, Act> => ({
  [`listo ${id} (devuelto)`]: readAsCase('Devuelto', 'Devuelto'),
  [`listo ${id} (devuelto con otra respuesta)`]: readAsCase('Devuelto', 'Devuelto', 'Falta el recibo.'),
  [`listo ${id} (anulado)`]: readAsCase('Resuelto', 'Anulado'),
  [`listo ${id} (en curso)`]: readAsCase('En Curso', ''),
  [`listo ${id} (ninguno)`]: none,
});
const opened = (local: Record<string, string> = {}): Arrival => ({
  address: `/solicitudes?editar=${numeroCaso}`,
  local: { ...sessionOf('1001'), ...local },
  session: { onboarding_shown_1001: 'true' },
  hold: ['solicitudesPorDocumento', 'consultarDocumentosPorTicket', 'updateSolicitudReembolso'],
  from: 'session',
});
const hasReadDocuments = (before: readonly PathStep[]) => before.at(-1)?.state.context.documentos !== null;

export const reimbursementEditFlow: DescribedFlow<typeof reimbursementEditMachine> = {
  title: 'Completar un reembolso devuelto',
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: {
    consultarCaso: 'solicitudesPorDocumento',
    releerCaso: 'solicitudesPorDocumento',
    mirarCaso: 'solicitudesPorDocumento',
    comprobarCaso: 'solicitudesPorDocumento',
    volverAlCaso: 'solicitudesPorDocumento',
    consultarDocumentos: 'consultarDocumentosPorTicket',
    buscarDocumentos: 'consultarDocumentosPorTicket',
    actualizarSolicitud: 'updateSolicitudReembolso',
  },
  starts: {
    'un caso devuelto': { action: `Abra un reembolso devuelto y pulse «Editar».`, arrival: opened() },
    'con un envío sin respuesta': {
      action: 'Abra un reembolso devuelto, pulse «Editar», envíe una foto y recargue la página mientras sale.',
      arrival: opened({
        [`borrador_1001_reimbursementEdit_${numeroCaso}`]: JSON.stringify({
          desde: startTime,
          datos: { documentos: ['Factura.jpg'], enviados: ['Otrodocumento.jpg'] },
        }),
      }),
    },
  },
  acts: {
    EN_LINEA: reconnect,
    'ADJUNTOS (un archivo)': addPhoto('Añada una foto.', 'factura.jpg'),
    'ADJUNTOS (el primero se prepara)': onlyTests('un archivo se prepara en un instante', {
      action: 'El primer archivo se está preparando.',
    }),
    'ADJUNTOS (uno se prepara)': onlyTests('un archivo se prepara en un instante', {
      action: 'Un archivo se está preparando.',
    }),
    PROGRESO: onlyTests('aquí sale todo de una vez', { action: 'Sale la mitad.' }),
    REINTENTAR: press(shellTexts.reintentar),
    ENVIAR: does(`Pulse «${texts.enviar}», «${texts.otraVez}» o «${texts.anadirOtraVez}».`, async (I) => {
      for (const button of [texts.otraVez, texts.anadirOtraVez])
        if (await I.page.getByRole('button', { name: button }).isVisible()) return I.press(button);
      return I.press(texts.enviar);
    }),
    CANCELAR: press(words.cancelar),
    COMPROBAR: press(texts.comprobar),
    CONTINUAR: press(texts.verCaso),
    ...readings('consultarCaso'),
    ...readings('releerCaso'),
    ...readings('mirarCaso'),
    ...readings('comprobarCaso'),
    ...readings('volverAlCaso'),
    'listo consultarDocumentos (una factura)': stored('Factura.jpg'),
    // The photo is added to the last requirement, which accepts any other document.
    'listo buscarDocumentos (los enviados están)': stored('Factura.jpg', 'Otrodocumento.jpg'),
    'listo buscarDocumentos (no están)': stored('Factura.jpg'),
    'listo actualizarSolicitud (hecho)': {
      answer: 'hecho',
      gesture: (I) => I.wire.answer('updateSolicitudReembolso', 'ok'),
    },
  },
  may: ({ label }, before) => {
    const last = before.at(-1)?.state;
    if (last === undefined) return true;
    const now: Context = last.context;
    if (label === 'ADJUNTOS (un archivo)') return last.matches('editando') && now.archivos === 0;
    if (label === 'listo buscarDocumentos (los enviados están)') return hasReadDocuments(before);
    return true;
  },
  passing: ['empezando'],
  inProcess: {
    '(raíz) — fallo vigilar → ·': skipReasons.localOnly,
    'cargando — tras limiteCarga → fallido': skipReasons.clientFirst,
    'leyendoDocumentos — tras limiteDocumentos → editando.sinDocumentos': skipReasons.clientFirst,
    'editando — ENVIAR [adjuntosOcupados] → editando.adjuntando': 'a file is ready before anybody presses',
    'releyendo — tras limiteCarga → editando.sinEnviar': skipReasons.clientFirst,
    'enviando — PROGRESO → ·': 'what is held has not left yet',
    'enviando — tras limiteEnvio → comprobando': skipReasons.clientFirst,
    'mirando — tras limiteCarga → editando.noEnviada': skipReasons.clientFirst,
    'comprobando — tras limiteCarga → sinConfirmar': skipReasons.clientFirst,
    'buscandoDocumentos — tras limiteDocumentos → sinConfirmar': skipReasons.clientFirst,
    'reenviando — tras limiteCarga → sinConfirmar': skipReasons.clientFirst,
  },
  seen: {
    empezando: () => ({ forPeople: 'El formulario, por un momento.' }),
    cargando: () => ({ ...here, says: [texts.cargando] }),
    fallido: () => ({ ...here, says: [texts.sinCargar], offers: [shellTexts.reintentar] }),
    noEsta: () => ended(texts.noEsta),
    cerrado: () => ended(texts.cerrado),
    anulado: () => ended(texts.anulado),
    leyendoDocumentos: () => ({ ...here, says: [texts.cargando] }),
    'editando.eligiendo': () => editing,
    'editando.sinDocumentos': () => told(texts.sinDocumentos),
    'editando.faltaArchivo': () => told(texts.faltaArchivo),
    'editando.adjuntando': () => told(texts.preparando),
    'editando.sinEnviar': () => told(texts.sinEnviar),
    'editando.noEnviada': () => told(texts.noEnviada),
    releyendo: () => ({ ...sending(texts.mirando), offers: [words.cancelar] }),
    enviando: () => ({ ...sending(texts.enviando), offers: [words.cancelar] }),
    mirando: () => sending(texts.mirando),
    comprobando: () => sending(texts.comprobando),
    buscandoDocumentos: () => sending(texts.comprobando),
    sinConfirmar: ({ archivos }) => ({
      ...here,
      says: [texts.sinConfirmar],
      offers: [texts.comprobar, archivos > 0 ? texts.otraVez : texts.anadirOtraVez],
    }),
    reenviando: () => ({ ...sending(texts.mirando), offers: [words.cancelar] }),
    guardada: () => ({ ...here, says: [texts.guardada], offers: [texts.verCaso] }),
    saliendo: () => ({ address: '/solicitudes', forPeople: 'El detalle del caso.' }),
  },
};
