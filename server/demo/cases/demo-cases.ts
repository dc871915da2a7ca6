import { formatMailTime } from '../../mail/format-mail-time';
import { messages } from '../../texts/messages';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface DemoAttachment {
  /** The code of its document, and its stored name. */
  requisito: string;
  nombre: string;
}

export interface DemoCase {
  numero: string;
  codigo_afiliado: string;
  creado_por: string;
  tipo: '1' | '2' | '3' | '4';
  conjunto: string;
  abierto: string;
  estatus: 'En Curso' | 'Devuelto' | 'Resuelto';
  estatus_reembolso: '' | 'Devuelto' | 'Anulado' | 'Procede' | 'No procede';
  devuelto: string | null;
  respuesta: string;
  respuestas_gsaup: string;
  informacion_autorizacion: string;
  prestador_autorizado: string;
  nap: string;
  /** Cents. */
  monto_reembolsado: number | null;
  descripcion: string;
}

type Told = Partial<
  Pick<
    DemoCase,
    | 'estatus_reembolso'
    | 'respuesta'
    | 'respuestas_gsaup'
    | 'informacion_autorizacion'
    | 'prestador_autorizado'
    | 'nap'
    | 'monto_reembolsado'
  >
>;
interface SeedCase extends Told {
  de: string;
  por?: string;
  tipo: DemoCase['tipo'];
  conjunto?: string;
  hace: number;
  estatus?: DemoCase['estatus'];
  /** Since how many hours. */
  devueltoHace?: number;
  descripcion: string;
}

const maria = '10000001';
const [sofia, inigo, carmen] = ['10000011', '10000012', '10000013'];
const ramon = '10000003';
const hostile = '10000010';
const twelve = '10000034';

/** The one of `ordinary` at the top: a returned reimbursement. */
export const firstCase = 261_100_101;
const ordinary: readonly SeedCase[] = [
  {
    ...{ de: maria, tipo: '3', hace: 2, estatus_reembolso: 'Devuelto', devueltoHace: 3 },
    descripcion: 'Compra de medicamentos indicados después de la consulta de cardiología.',
    respuesta: 'Falta la indicación médica firmada y sellada. Adjúntela para continuar.',
  },
  {
    ...{ de: sofia, por: maria, tipo: '3', conjunto: 'reembolso-consulta', hace: 1 },
    descripcion: 'Consulta con la pediatra.',
  },
  {
    ...{
      de: maria,
      tipo: '3',
      hace: 21,
      estatus: 'Resuelto',
      estatus_reembolso: 'Procede',
      monto_reembolsado: 198_400,
    },
    descripcion: 'Medicamentos para la presión.',
    respuesta: 'Su reembolso procede por el 80 % del monto reclamado.',
    respuestas_gsaup: 'El pago se acredita en su cuenta en cinco días laborables.',
  },
  {
    ...{ de: inigo, por: maria, tipo: '3', hace: 34, estatus: 'Resuelto', estatus_reembolso: 'No procede' },
    descripcion: 'Lentes de marca.',
    respuesta: 'Su plan no cubre monturas. Puede apelar en un centro de servicios.',
  },
  {
    ...{ de: maria, tipo: '3', hace: 48, estatus: 'Resuelto', estatus_reembolso: 'Anulado' },
    descripcion: 'Análisis de laboratorio.',
    respuesta: 'El caso fue anulado porque no se completó en 24 horas.',
  },
  {
    ...{ de: maria, tipo: '4', conjunto: 'estudio', hace: 1 },
    descripcion: 'Resonancia de rodilla derecha.',
  },
  {
    ...{ de: sofia, por: maria, tipo: '4', conjunto: 'general', hace: 3, estatus: 'Devuelto', devueltoHace: 20 },
    descripcion: 'Cirugía de amígdalas.',
    respuesta: 'La historia clínica no se puede leer. Hace falta una copia más clara.',
  },
  {
    ...{ de: maria, tipo: '4', conjunto: 'indicacion', hace: 15, estatus: 'Resuelto' },
    descripcion: 'Sonografía abdominal.',
    respuesta: 'Su solicitud fue aprobada.',
    informacion_autorizacion: 'Aprobada por RD$ 3,500.00. Vence a los treinta días.',
    prestador_autorizado: 'Centro Médico Las Palmas',
    nap: '8800123456',
  },
  {
    ...{ de: carmen, por: maria, tipo: '4', conjunto: 'terapia', hace: 40, estatus: 'Resuelto' },
    descripcion: 'Terapia física de hombro, diez sesiones.',
    respuesta: 'No fue aprobada: falta el referimiento del especialista. Puede solicitarla de nuevo.',
  },
  { de: maria, tipo: '1', hace: 4, descripcion: 'Ana Rosario Peña, régimen Contributivo.' },
  {
    ...{ de: maria, tipo: '1', hace: 6, estatus: 'Devuelto', devueltoHace: 1 },
    descripcion: 'Luis Peña Guzmán, régimen Subsidiado.',
    respuesta: 'El acta de nacimiento está incompleta.',
  },
  {
    ...{ de: maria, tipo: '1', hace: 60, estatus: 'Resuelto' },
    descripcion: 'José Peña Núñez, régimen Contributivo.',
    respuesta: 'La afiliación fue registrada.',
  },
  { de: maria, tipo: '2', hace: 5, descripcion: 'Miguel Reyes Peña, Escuela Básica Juan Pablo Duarte.' },
  {
    ...{ de: maria, tipo: '2', hace: 8, estatus: 'Devuelto', devueltoHace: 12 },
    descripcion: 'Laura Reyes Peña, Universidad del Este.',
    respuesta: 'Falta la certificación de estudios.',
  },
  {
    ...{ de: maria, tipo: '2', hace: 75, estatus: 'Resuelto' },
    descripcion: 'Íñigo José Reyes Peña.',
    respuesta: 'El dependiente fue incluido en su núcleo.',
  },
  { de: carmen, tipo: '3', hace: 2, descripcion: 'Consulta de geriatría.' },
  {
    ...{
      de: carmen,
      tipo: '3',
      hace: 28,
      estatus: 'Resuelto',
      estatus_reembolso: 'Procede',
      monto_reembolsado: 90_050,
    },
    descripcion: 'Medicamentos para la artritis.',
    respuesta: 'Su reembolso procede.',
  },
  { de: ramon, tipo: '4', conjunto: 'indicacion', hace: 9, descripcion: 'Perfil tiroideo.' },
  {
    ...{
      de: ramon,
      tipo: '3',
      hace: 12,
      estatus: 'Resuelto',
      estatus_reembolso: 'Procede',
      monto_reembolsado: 3_000_000,
    },
    descripcion: 'Internamiento de urgencia.',
    respuesta: 'Su reembolso procede por el monto reclamado.',
  },
  {
    ...{ de: hostile, tipo: '3', hace: 1, estatus_reembolso: 'Devuelto', devueltoHace: 2 },
    descripcion: '<img src=x onerror="alert(1)"> \u202eotxeT',
    respuesta: `<script>alert(2)</script> ${'Ñandú'.repeat(200)}`,
  },
];

const endings: readonly (Told & Pick<SeedCase, 'estatus'>)[] = [
  { estatus: 'En Curso' },
  { estatus: 'Resuelto', estatus_reembolso: 'Procede', monto_reembolsado: 125_075, respuesta: 'Su reembolso procede.' },
  { estatus: 'Resuelto', estatus_reembolso: 'No procede', respuesta: 'La factura no tiene comprobante fiscal.' },
];

/** Enough for several pages of each size. */
const many = Array.from({ length: 37 }, (_, index): SeedCase => {
  const reembolso = index % 2 === 0;
  const { estatus_reembolso: _one, monto_reembolsado: _other, ...plain } = endings[index % 3] ?? {};
  return {
    de: index % 5 === 0 ? '10000043' : twelve,
    por: twelve,
    tipo: reembolso ? '3' : '4',
    conjunto: reembolso ? 'reembolso' : 'indicacion',
    hace: 3 + index * 4,
    descripcion: reembolso ? `Factura ${1_040 + index} de la farmacia.` : `Laboratorios, indicación ${index + 1}.`,
    ...(reembolso ? endings[index % 3] : plain),
  };
});

const sets = { '1': 'titular', '2': 'dependiente', '3': 'reembolso', '4': 'general' } as const;

/** Cases of every type in every state, counted back from now. */
export const demoCases = (now: Date): DemoCase[] =>
  [...ordinary, ...many].map((seed, index): DemoCase => {
    const { de, por = de, tipo, conjunto = sets[tipo], hace, estatus = 'En Curso', devueltoHace, descripcion } = seed;
    const at = (ms: number) => new Date(now.getTime() - ms).toISOString();
    const respuesta = seed.respuesta ?? '';
    const until = new Date(now.getTime() + dayMs - (devueltoHace ?? 0) * hourMs);
    return {
      numero: String(firstCase + index),
      codigo_afiliado: de,
      creado_por: por,
      tipo,
      conjunto,
      abierto: at(hace * dayMs + index * 61_000),
      estatus,
      estatus_reembolso: seed.estatus_reembolso ?? '',
      devuelto: devueltoHace === undefined ? null : at(devueltoHace * hourMs),
      respuesta: devueltoHace === undefined ? respuesta : messages.cases.until(respuesta, formatMailTime(until)),
      respuestas_gsaup: seed.respuestas_gsaup ?? '',
      informacion_autorizacion: seed.informacion_autorizacion ?? '',
      prestador_autorizado: seed.prestador_autorizado ?? '',
      nap: seed.nap ?? '',
      monto_reembolsado: seed.monto_reembolsado ?? null,
      descripcion,
    };
  });

/** The documents of the first cases; the other cases have none. */
export const demoAttachments = ({ numero, tipo }: DemoCase): readonly DemoAttachment[] => {
  if (Number(numero) > firstCase + 19) return [];
  switch (tipo) {
    case '1':
      return [
        { requisito: 'cedula', nombre: 'Cedula.pdf' },
        { requisito: 'acta', nombre: 'Actadenacimiento.pdf' },
      ];
    case '2':
      return [{ requisito: 'documentos', nombre: 'Documentosdeldependi.png' }];
    case '3':
      return [
        { requisito: 'factura', nombre: 'Facturaconcomprobant.png' },
        { requisito: 'cedula', nombre: 'Cedula.pdf' },
      ];
    case '4':
      return [
        { requisito: 'indicacion', nombre: 'Indicacion.png' },
        { requisito: 'cedula', nombre: 'Cedula.png' },
      ];
  }
};
