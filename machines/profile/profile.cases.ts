import { decodeReply } from '../../domain/contract/decode';
import { consumosAfiliado } from '../../domain/contract/historial';
import { datospersonales } from '../../domain/contract/nucleo';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { profileFlow } from './profile.rules';

const vigencia = { estado: 'ACTIVO', inicioVigencia: '2026-01-01', finVigencia: '2026-12-31' };
const planes = [
  { idTipoPlan: 1, tipoPlan: 'Plan básico', ...vigencia },
  { idTipoPlan: 2, tipoPlan: 'Plan complementario', ...vigencia },
  { idTipoPlan: 3, tipoPlan: 'Plan de accidentes', ...vigencia },
];

const ana = (tipoAfiliacion: string, conNucleo: boolean) =>
  decodeReply(datospersonales, {
    datosPersonales: {
      nombres: 'Ana',
      apellidos: 'Peña',
      codigoAfiliado: '1001',
      tipoAfiliacion,
      fechaNacimiento: '1984-03-12',
      regimen: 'CONTRIBUTIVO',
    },
    datosAfiliacion: planes,
    ...(conNucleo
      ? {
          nucleoFamiliar: {
            participantes: [
              { codigoAfiliado: '1002', nombres: 'Luis', apellidos: 'Peña', parentesco: 'Hijo', mayorEdad: true },
            ],
          },
          nucleoFamiliarComplementario: {
            participantes: [
              { codigoAfiliado: '1003', nombres: 'Noé', apellidos: 'Peña', parentesco: 'Hijo', mayorEdad: false },
            ],
          },
        }
      : {}),
  });

const noe = (fechaNacimiento: string) =>
  decodeReply(datospersonales, {
    datosPersonales: {
      nombres: 'Noé',
      apellidos: 'Peña',
      codigoAfiliado: '1003',
      tipoAfiliacion: 'DEPENDIENTE',
      fechaNacimiento,
    },
    datosAfiliacion: planes.slice(0, 1),
  });

const consumo = (idAuth: string, fecha: string) => ({
  idAuth,
  fecha,
  solicitanteDesc: 'Farmacia San Rafael',
  tipoAutDesc: 'Medicamentos ambulatorios',
  estado: 'Aprobada',
});

const titular = ana('TITULAR', true);
const inicio = { codigoAfiliado: '1001', hoy: '2026-11-21', pedida: 'personales' as const };

export const cases: FlowCases<typeof profileFlow> = {
  machine: profileFlow,
  starts: {
    'el propio': { ...inicio, lugar: null, verNucleo: true },
    'un familiar': { ...inicio, lugar: 2, verNucleo: true },
  },
  events: {
    LUGAR: { propio: { lugar: null }, 'un mayor': { lugar: 1 }, 'un menor': { lugar: 2 }, nadie: { lugar: 3 } },
    PERMISO: { apagado: { verNucleo: false } },
    VER_SECCION: {
      planes: { seccion: 'afiliacion' },
      contacto: { seccion: 'contacto' },
      seguridad: { seccion: 'seguridad' },
    },
    VER_PLAN: { 'el segundo': { plan: 1 } },
    ELEGIR_TIPO: { medicamentos: { tipo: 'medicamentos' } },
    ELEGIR_FAMILIAR: { 'el mayor': { lugar: 1 }, 'el menor': { lugar: 2 } },
  },
  replies: {
    consultarPerfil: { 'de una titular': titular, 'de una dependiente': ana('DEPENDIENTE', false) },
    consultarFamiliar: { 'de un menor': noe('2015-05-05'), 'de quien ya es mayor': noe('2008-11-21') },
    releerPerfil: { 'lo mismo': titular },
    consultarConsumos: {
      seis: decodeReply(
        consumosAfiliado,
        [20, 18, 15, 12, 9, 3].map((day) => consumo(String(100 + day), `2026-11-${String(day).padStart(2, '0')}`)),
      ),
      ninguno: [],
    },
  },
  delays: { limite: chartLimitMs(defaultPolicy.readLimitMs) },
  guardContext: ({ lugar, verNucleo, propio, familiar, porReleer, negado, seccion, plan, tipo }) => [
    seccion,
    plan,
    tipo,
    lugar,
    verNucleo,
    propio?.datosPersonales.tipoAfiliacion,
    familiar?.lugar,
    porReleer,
    negado,
  ],
};
