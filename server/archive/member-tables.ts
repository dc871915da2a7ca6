import { caseTables } from './case-tables';
import { personTables } from './person-tables';
import { serviceTables } from './service-tables';
import type { TableShare, WhyNot } from './table-share';

/** Of no member, or told elsewhere in the archive. */
const leftOut = {
  // The files of the archive.
  contenidos_documento: 'repeated',
  partes_archivo_datos: 'repeated',
  contadores: 'technical',
  envios_caso: 'technical',
  intentos: 'technical',
  sellos: 'technical',
  firma_anterior: 'secret',
  secretos: 'secret',
  formularios_afiliacion: 'unproven',
  dependientes_formulario: 'unproven',
  declaraciones_salud: 'unproven',
  pasarela_demo: 'demo',
  semillas: 'demo',
  migraciones: 'nobody',
  menu: 'nobody',
  banderas: 'nobody',
  laminas: 'nobody',
  mantenimientos: 'nobody',
  regiones: 'nobody',
  provincias: 'nobody',
  municipios: 'nobody',
  nacionalidades: 'nobody',
  parentescos: 'nobody',
  bancos: 'nobody',
  requisitos: 'nobody',
  tipos_solicitud: 'nobody',
  tipos_reembolso: 'nobody',
  tipos_preautorizacion: 'nobody',
  tipos_autorizacion: 'nobody',
  tipos_prestador: 'nobody',
  regimenes: 'nobody',
  planes_complementarios: 'nobody',
  planes_de_regimen: 'nobody',
  especialidades: 'nobody',
  grupos_pdss: 'nobody',
  subgrupos_pdss: 'nobody',
  subgrupos_de_especialidad: 'nobody',
  subgrupos_de_tipo: 'nobody',
  prestadores: 'nobody',
  centros_de_medico: 'nobody',
  procedimientos: 'nobody',
  coberturas: 'nobody',
  respuestas_pago: 'nobody',
  formas_pago: 'nobody',
  frecuencias_pago: 'nobody',
  planes_formulario: 'nobody',
  coberturas_plan_formulario: 'nobody',
  dependientes_permitidos: 'nobody',
  sintomas_formulario: 'nobody',
} as const satisfies Readonly<Record<string, WhyNot>>;

/**
 * Every table of the database: what of its rows is a member's, or why nothing is. A new table or column is added here;
 * tests/server/my-data.test.ts compares it with the database.
 */
export const memberTables: Readonly<Record<string, readonly TableShare[] | WhyNot>> = {
  ...personTables,
  ...serviceTables,
  ...caseTables,
  ...leftOut,
};
