import type { ContextFrom } from 'xstate';
import { reloadMs } from '../../domain/rules/requests/send-limits';
import type { affiliationMachine } from '../../machines/affiliation/affiliation.machine';
import {
  affiliationTexts as affiliation,
  affiliationGroups,
  affiliationKindTexts,
  affiliationLabels,
} from '../../src/flows/affiliation/texts';
import { requestFormTexts as words } from '../../src/texts/request-form';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { answers, choose, does, onlyTests, press, wait } from '../walks/acts';
import type { Act, Described, DescribedFlow } from '../walks/described';
import type { Arrival } from '../walks/hand';
import { sessionOf } from '../walks/member-session';
import { readAs } from '../walks/read-as';
import { addPhoto, pixel } from '../walks/request-files';
import { hasFile, requestActs, requestSeen, requestStarts } from '../walks/request-walk';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';
import { startTime } from '../walks/start-time';
import { mayEndSo, submissionEnds, submissionFound, submitting } from '../walks/submission-ends';

type Machine = typeof affiliationMachine;
type Context = ContextFrom<Machine>;

const { titulo } = affiliationKindTexts.titular;
const { datos, contacto } = affiliationGroups.titular;
const create = 'solicitudAfiliacionTitular';

const person = { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '1001', tipoAfiliacion: 'TITULAR' };
const core = {
  datosPersonales: { ...person, documentoIdentidad: '00110000011' },
  datosAfiliacion: [],
  nucleoFamiliar: { participantes: [] },
};

const address = '/solicitudes?nueva=titular';
const borrador = { regimen: 'Contributivo', telefonoCelular: '809-555-0142', correo: 'ana@ejemplo.do' };

interface Left {
  antes: readonly string[] | null;
  caso: string | null;
}

const opened = (left?: Left, of = 'holderAffiliation', at = address): Arrival => ({
  address: at,
  local: {
    ...sessionOf('1001'),
    ...(left === undefined
      ? {}
      : {
          [`borrador_1001_${of}`]: JSON.stringify({ desde: startTime, datos: { borrador, hora: startTime, ...left } }),
        }),
  },
  session: { onboarding_shown_1001: 'true' },
  hold: [
    'datospersonales',
    'documentosRequeridos',
    'updateTelefonos',
    'solicitudesPorDocumento',
    create,
    'cargardocumento',
    'consultarDocumentosPorTicket',
  ],
  background: {
    getAfiliado: { ...person, regimen: 'CONTRIBUTIVO' },
    datoscontactos: { telefonoCelular: '809-555-0142', correoElectronico: 'ana@ejemplo.do' },
  },
  from: 'session',
});
const ofDependent = '/solicitudes?nueva=dependiente';

const stored = (answer: string, ...names: readonly string[]): Act => ({
  answer,
  gesture: (I) =>
    I.wire.answer(
      'consultarDocumentosPorTicket',
      names.map((nombreArchivo) => ({ nombreArchivo, tipoMime: 'image/jpeg', contenido: pixel })),
    ),
});

/** The attachments child reports missing documents by itself. */
const hasReported = ({ adjuntos }: Context) => adjuntos.cargados + adjuntos.faltan.length === 1 && !adjuntos.ocupado;

const acts: Described['acts'] = {
  ...requestActs(addPhoto('Añada una foto de la cédula.', 'cedula.jpg')),
  'ADJUNTOS (el primero se prepara)': onlyTests('un archivo se prepara en un instante', {
    action: 'El primer archivo se está preparando.',
  }),
  PROGRESO: onlyTests('aquí sale todo de una vez', { action: 'Sale la mitad.' }),
  ENVIAR: press(affiliation.enviarDocumentos),
  CANCELAR: press(words.cancelar),
  COMPROBAR: press(words.comprobar),
  TERMINAR: press(affiliation.terminar),
  CONTINUAR: press(words.actualizar),
  'tras pausaRecarga': wait(reloadMs),
  'listo consultarSolicitante (una titular)': {
    answer: 'los datos de la titular',
    gesture: (I) => I.wire.answer('datospersonales', core),
  },
  ...submissionEnds(create, titulo),
  ...submissionFound(create, titulo),
  'listo cargarDocumentos (cargados)': {
    answer: 'que los tiene',
    gesture: (I) => I.wire.answer('cargardocumento', { mensaje: '' }),
  },
  'listo buscarDocumentos (están todos)': stored('la cédula', 'Cedula.jpg'),
  'ESCRIBIR (régimen)': choose(affiliationLabels.regimen, 'Contributivo'),
  DEJAR: does(`Pase de «${affiliationLabels.telefonoCelular}» a otro campo.`, async ({ page }) => {
    await page.getByLabel(affiliationLabels.telefonoCelular, { exact: true }).focus();
    await page.getByLabel(affiliationLabels.correo, { exact: true }).focus();
  }),
  'listo consultarRequisitos (la cédula)': answers('la cédula'),
  'listo buscarDocumentos (falta la cédula)': stored('ningún documento'),
};

const here = ({ tipo }: Context): Sight => ({ heading: affiliationKindTexts[tipo].titulo, dialog: null });
const form = (context: Context): Sight => ({
  ...here(context),
  offers: [words.revisar],
  says: [datos, contacto],
});
const sending = (context: Context, says: Sight['says']): Sight => ({
  ...here(context),
  says,
  withholds: [words.enviar, words.revisar],
});
const undocumented = (context: Context, says: Sight['says']): Sight => ({
  ...here(context),
  says,
  offers: [affiliation.enviarDocumentos, affiliation.comprobar, affiliation.terminar, affiliation.verCaso],
});

const seen: DescribedFlow<Machine>['seen'] = {
  ...requestSeen(here),
  'fallido.sinDatos': (context) => ({ ...here(context), says: [words.sinCargar], offers: [shellTexts.reintentar] }),
  'fallido.sinRequisitos': (context) => ({
    ...here(context),
    says: [words.sinDocumentos],
    offers: [shellTexts.reintentar],
  }),
  'llenando.escribiendo': form,
  'llenando.faltanDatos': (context) => ({
    ...form(context),
    says: [
      datos,
      contacto,
      ...(Object.values(context.faltas).includes('falta') ? [words.faltanDatos] : []),
      ...context.adjuntos.faltan.map(words.faltaDocumento),
    ],
  }),
  'llenando.adjuntando': (context) => ({ ...form(context), says: [words.preparandoArchivos] }),
  revisando: (context) =>
    submitting({ ...here(context), offers: [words.enviar, words.corregir], says: [datos, contacto] }, context),
  subiendo: (context) => ({
    ...sending(context, [readAs(affiliation.subiendo(context.caso), 'que el caso se creó, con su número')]),
    offers: [words.cancelar],
  }),
  comprobandoDocumentos: (context) => sending(context, [affiliation.comprobandoDocumentos]),
  'sinDocumentos.incompleto': (context) =>
    undocumented(context, [
      readAs(affiliation.incompleto(context.caso), 'que al caso le faltan documentos, con su número'),
      affiliation.incompletoDetalle(context.faltan),
    ]),
  'sinDocumentos.sinConfirmar': (context) =>
    undocumented(context, [
      readAs(affiliation.sinConfirmar(context.caso), 'que no se sabe si el caso los tiene, con su número'),
      affiliation.sinConfirmarDetalle,
    ]),
  'sinDocumentos.noCargados': (context) => undocumented(context, [affiliation.noCargados]),
  'sinDocumentos.faltanArchivos': (context) => undocumented(context, [affiliation.faltanArchivos]),
  'sinDocumentos.adjuntando': (context) => undocumented(context, [words.preparandoArchivos]),
  creada: (context) => ({
    ...here(context),
    says: [
      readAs(words.creado(context.caso), 'el número del caso'),
      ...(context.cargados ? [affiliation.cargados] : []),
    ],
    offers: [words.actualizar],
  }),
};

export const affiliationFlow: DescribedFlow<Machine> = {
  title: titulo,
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: {
    consultarSolicitante: 'datospersonales',
    consultarRequisitos: 'documentosRequeridos',
    cargarDocumentos: 'cargardocumento',
    buscarDocumentos: 'consultarDocumentosPorTicket',
  },
  starts: {
    ...requestStarts(address, (antes, at) =>
      opened(antes === undefined ? undefined : { antes, caso: null }, 'holderAffiliation', at),
    ),
    'de un dependiente, con un caso sin documentos': {
      action: `Envíe una solicitud, cierre el navegador mientras salen sus documentos, y abra ${ofDependent}.`,
      arrival: opened({ antes: ['2481900'], caso: '2481907' }, 'dependentAffiliation', ofDependent),
    },
  },
  acts,
  may: ({ label }, before) => {
    const last = before.at(-1)?.state;
    if (last === undefined) return true;
    const now: Context = last.context;
    if (!mayEndSo(label, before)) return false;
    const asks = last.matches('llenando') || last.matches('sinDocumentos');
    if (label === 'ADJUNTOS (están todos)') return asks && !hasFile(before);
    if (label === 'ADJUNTOS (falta uno)') return asks && !hasFile(before);
    if (label === 'REVISAR') return hasReported(now);
    return true;
  },
  passing: ['cargado'],
  inProcess: {
    '(raíz) — fallo vigilar → ·': skipReasons.localOnly,
    'cargando — tras limiteCarga → fallido': skipReasons.clientFirst,
    'llenando — REVISAR [adjuntosOcupados] → llenando.adjuntando': 'a file is ready before anybody presses',
    'revisando — listo enviarCaso [creada] → creada': 'the service asks for a document',
    'subiendo — PROGRESO → ·': 'what is held has not left yet',
    'subiendo — tras limiteEnvio → comprobandoDocumentos': skipReasons.clientFirst,
    'comprobandoDocumentos — tras limiteDocumentos → sinDocumentos.sinConfirmar': skipReasons.clientFirst,
    'sinDocumentos — ENVIAR [adjuntosOcupados] → sinDocumentos.adjuntando': 'a file is ready before anybody presses',
  },
  seen,
};
