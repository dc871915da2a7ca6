import type { ContextFrom } from 'xstate';
import type { preauthorizationMachine } from '../../machines/preauthorization/preauthorization.machine';
import {
  preauthorizationGroups as groups,
  preauthorizationLabels as labels,
  preauthorizationTexts as texts,
} from '../../src/flows/preauthorization/texts';
import { providerPickerTexts } from '../../src/flows/providerPicker/texts';
import { filtersTexts } from '../../src/texts/filters';
import { requestFormTexts as words } from '../../src/texts/request-form';
import { resultsTexts } from '../../src/texts/results';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { answers, choose, does, press, write } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Arrival } from '../walks/hand';
import { sessionOf } from '../walks/member-session';
import { addPhoto } from '../walks/request-files';
import { hasFile, requestActs, requestSeen, requestStarts } from '../walks/request-walk';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';
import { startTime } from '../walks/start-time';
import { mayEndSo, submissionEnds, submitting } from '../walks/submission-ends';

type Context = ContextFrom<typeof preauthorizationMachine>;

const address = '/solicitudes?nueva=preautorizacion';
const person = { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '1001', tipoAfiliacion: 'TITULAR' };
const kept = {
  tipo: '2',
  afiliado: '1',
  centroMedico: 'Centro Médico Las Palmas',
  descripcion: 'Perfil tiroideo.',
};
const draft = (borrador: object, antes: readonly string[] | null) => ({
  borrador_1001_preauthorization: JSON.stringify({ desde: startTime, datos: { borrador, hora: startTime, antes } }),
});
const opened = (local: Record<string, string> = {}, at = address): Arrival => ({
  address: at,
  local: { ...sessionOf('1001'), ...local },
  session: { onboarding_shown_1001: 'true' },
  hold: ['solicitudTiposAutorizacion', 'documentosRequeridos', 'solicitudesPorDocumento', 'solicitudPreAutorizacion'],
  background: {
    getAfiliado: { ...person, regimen: 'CONTRIBUTIVO' },
    datospersonales: {
      datosPersonales: { ...person, documentoIdentidad: '00110000011' },
      datosAfiliacion: [],
      nucleoFamiliar: {
        participantes: [{ codigoAfiliado: '1003', nombres: 'Noé', apellidos: 'Peña', mayorEdad: false }],
      },
    },
    datoscontactos: { telefonoCelular: '809-555-0142', correoElectronico: 'ana@ejemplo.do' },
    nucleoCarnet: [
      {
        idAfiliado: '1001',
        nucleoFamiliar: {
          participantes: [{ codigoAfiliado: '1003', nombres: 'Noé', apellidos: 'Peña', nss: '200000012' }],
        },
      },
    ],
    prestadorTodos: {
      data: [{ codigoPrestador: '3101', nombre: 'Centro Médico Las Palmas', tipoPrestador: 'Centro' }],
      cantidadRegistros: 1,
    },
  },
  from: 'session',
});

const here: Sight = { heading: texts.titulo, dialog: null };
const form: Sight = { ...here, offers: [words.revisar], says: [groups.servicio, groups.persona] };
const reviewing: Sight = { ...here, offers: [words.enviar, words.corregir], says: [groups.servicio] };

/** The attachments child reports missing documents by itself. */
const isReady = ({ requisitos, adjuntos }: Context) =>
  requisitos === null || (adjuntos.cargados === 1 && !adjuntos.ocupado);

export const preauthorizationFlow: DescribedFlow<typeof preauthorizationMachine> = {
  title: texts.titulo,
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: {
    consultarListas: 'solicitudTiposAutorizacion',
    consultarRequisitos: 'documentosRequeridos',
  },
  starts: {
    ...requestStarts(address, (antes, at) => opened(antes === undefined ? {} : draft(kept, antes), at)),
    'con un borrador de un tipo que ya no hay': {
      action: `Empiece una solicitud de un tipo que después se quita, y abra ${address}.`,
      arrival: opened(draft({ tipo: '99', descripcion: 'Control' }, null)),
    },
  },
  acts: {
    ...requestActs(addPhoto('Añada una foto de la indicación.', 'indicacion.jpg')),
    REINTENTAR: does(`Pulse «${shellTexts.reintentar}» o «${words.otraVez}».`, async (I) => {
      const again = I.page.getByRole('button', { name: words.otraVez });
      await I.press((await again.isVisible()) ? words.otraVez : shellTexts.reintentar);
    }),
    'ESCRIBIR (tipo)': choose(labels.tipo, 'Laboratorios'),
    'ESCRIBIR (afiliado)': choose(labels.afiliado, 'Noé Peña'),
    'ESCRIBIR (descripción)': write(labels.descripcion, 'Perfil tiroideo.'),
    BUSCAR_PRESTADOR: press(texts.buscarCentro),
    'PRESTADOR (un centro)': does('Busque un centro y elíjalo.', async (I) => {
      const dialog = I.page.getByRole('dialog');
      await dialog.getByLabel(providerPickerTexts.consulta).fill('palmas');
      await dialog.getByRole('button', { name: filtersTexts.buscar }).click();
      await I.press(resultsTexts.deFila(providerPickerTexts.elegir, 'Centro Médico Las Palmas'));
    }),
    'PRESTADOR (ninguno)': press(shellTexts.cerrar),
    'listo consultarListas (dos tipos y una titular con un hijo)': {
      answer: 'los tipos',
      gesture: (I) =>
        I.wire.answer('solicitudTiposAutorizacion', [
          { codigo: '2', descripcion: 'Laboratorios' },
          { codigo: '3', descripcion: 'Procedimientos quirúrgicos' },
        ]),
    },
    'listo consultarRequisitos (una indicación)': answers('una indicación'),
    ...submissionEnds('solicitudPreAutorizacion', 'Pre-autorización'),
  },
  may: ({ label }, before) => {
    const last = before.at(-1)?.state;
    if (last === undefined) return true;
    const now: Context = last.context;
    if (!mayEndSo(label, before)) return false;
    if (label === 'ADJUNTOS (están todos)')
      return now.requisitos !== null && last.matches('llenando') && !hasFile(before);
    if (label === 'ADJUNTOS (falta uno)') return now.requisitos !== null && !hasFile(before);
    if (label === 'REVISAR') return isReady(now) && !last.matches({ llenando: 'pidiendoRequisitos' });
    return true;
  },
  passing: ['cargado', 'retomando', 'volviendo'],
  inProcess: {
    '(raíz) — fallo vigilar → ·': skipReasons.localOnly,
    'cargando — tras limiteCarga → fallido': skipReasons.clientFirst,
    'llenando — REVISAR [adjuntosOcupados] → llenando.adjuntando': 'a file is ready before anybody presses',
    'llenando.pidiendoRequisitos — REVISAR → ·': skipReasons.offersNoButton,
    'llenando.pidiendoRequisitos — tras limiteCarga → llenando.sinRequisitos': skipReasons.clientFirst,
  },
  seen: {
    ...requestSeen(() => here),
    fallido: () => ({ ...here, says: [words.sinCargar], offers: [shellTexts.reintentar] }),
    retomando: () => ({}),
    'llenando.escribiendo': () => form,
    'llenando.pidiendoRequisitos': () => ({ ...here, says: [...(form.says ?? []), words.pidiendoDocumentos] }),
    'llenando.sinRequisitos': () => ({
      ...form,
      says: [...(form.says ?? []), words.sinDocumentos],
      offers: [words.otraVez],
    }),
    'llenando.faltanDatos': ({ faltas, adjuntos, borrador, requisitos }) => ({
      ...form,
      offers: [...(form.offers ?? []), ...(borrador.tipo !== '' && requisitos === null ? [words.otraVez] : [])],
      says: [
        ...(form.says ?? []),
        ...(Object.values(faltas).includes('falta') ? [words.faltanDatos] : []),
        ...adjuntos.faltan.map(words.faltaDocumento),
      ],
    }),
    'llenando.adjuntando': () => ({ ...form, says: [words.preparandoArchivos] }),
    buscandoPrestador: () => ({ dialog: providerPickerTexts.titulo }),
    volviendo: () => ({}),
    revisando: (context) => submitting(reviewing, context),
  },
};
