import type { Page } from 'playwright/test';
import type { contractStub } from '../backends/contract-stub';
import { sessionOf } from '../walks/member-session';
import { startTime } from '../walks/start-time';
import { memberOnContract } from './onboarding';

type Answers = Parameters<typeof contractStub>[1];

const dayMs = 86_400_000;
/** The day so many days before the page is opened, as sent to the server. */
export const dayBefore = (days: number): string => new Date(startTime - days * dayMs).toISOString().slice(0, 10);

const blank = {
  estatusReembolso: '',
  estatusReembolsoFinal: '',
  respuesta: '',
  respuestasGSAUP: '',
  informacionAutorizacion: '',
  prestadorAutorizado: '',
  nap: '',
  montoReembolsado: null as number | null,
  descripcion: '',
};
const caseOf = (numeroCaso: string, titulo: string, estatus: string, more: Partial<typeof blank> = {}) => ({
  ...blank,
  numeroCaso,
  titulo,
  estatus,
  fechaApertura: `${dayBefore(Number(numeroCaso.slice(-1)) + 1)}T09:12:00-04:00`,
  ...more,
});

/** Eight requests: one of each kind, and all states. */
export const eight = [
  caseOf('2481901', 'Pre-autorización', 'En Curso'),
  caseOf('2481902', 'Reembolso', 'En Curso', {
    estatusReembolso: 'Devuelto',
    respuesta: 'Favor de adjuntar la indicación médica con la firma del doctor.',
  }),
  caseOf('2481903', 'Afiliación de dependiente', 'Devuelto', { respuesta: 'Falta el acta.' }),
  caseOf('2481904', 'Afiliación de titular', 'Traspapelado'),
  caseOf('2481905', 'Reembolso', 'Resuelto', {
    estatusReembolso: 'Procede',
    estatusReembolsoFinal: 'Procede',
    montoReembolsado: 2480.5,
  }),
  caseOf('2481906', 'Pre-autorización', 'Resuelto', {
    nap: '99887',
    prestadorAutorizado: 'Clínica Abreu',
    informacionAutorizacion: 'Válida por 30 días.',
  }),
  caseOf('2481907', 'Reembolso', 'Resuelto', { estatusReembolso: 'No procede', estatusReembolsoFinal: 'No procede' }),
  caseOf('2481908', 'Reembolso', 'En Curso', { estatusReembolso: 'Anulado', estatusReembolsoFinal: 'Anulado' }),
];

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF').toString('base64');
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const documents = [
  { nombreArchivo: 'Factura.pdf', tipoMime: 'text/html', contenido: pdf },
  { nombreArchivo: 'Cedula.png', tipoMime: '', contenido: png },
  {
    nombreArchivo: '../Indicacion.jpg',
    tipoMime: 'image/jpeg',
    contenido: Buffer.from('<script>parent.hit = 1</script>').toString('base64'),
  },
  { nombreArchivo: 'Rota.png', tipoMime: 'image/png', contenido: '¿?' },
];

interface World {
  rows?: readonly (typeof eight)[number][];
  more?: Answers;
}

/** A member with eight requests, on the contract stub. */
export const requestsOnContract = async (page: Page, { rows = eight, more = {} }: World = {}) => {
  await page.clock.install({ time: startTime });
  const { stub } = await memberOnContract(page, {
    contact: { debeActualizarDatosContacto: false },
    more: {
      solicitudesPorDocumento: ({ body }) => {
        const { numeroDePagina, registrosPorPagina, numeroCaso } = Object(body);
        const found = rows.filter((one) => one.numeroCaso.startsWith(numeroCaso));
        const from = (numeroDePagina - 1) * registrosPorPagina;
        return { data: found.slice(from, from + registrosPorPagina), cantidadRegistros: found.length };
      },
      consultarDocumentosPorTicket: () => documents,
      documentosRequeridos: () =>
        ['Cédula', 'Acta de nacimiento'].map((descripcion, at) => ({
          codigo: String(at + 1),
          descripcion,
          requerido: true,
          formatoArchivos: 'jpg',
          cantidadPermitida: 2,
          limiteTamanoArchivo: 2,
        })),
      bitacoraNuevo: () => ({ mensaje: '' }),
      alertaPersonalizada: () => [],
      ...more,
    },
  });
  const abrir = async (address = '/solicitudes', stored: Record<string, string> = {}) => {
    await page.addInitScript(
      (kept) => {
        if (sessionStorage.getItem('visita') !== null) return;
        sessionStorage.setItem('visita', 'si');
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      },
      { ...sessionOf('1001'), ...stored },
    );
    await page.goto(address);
  };
  const dialogo = (name: string | RegExp) => page.getByRole('dialog', { name });
  return {
    stub,
    abrir,
    dialogo,
    preguntas: () => stub.sent('solicitudesPorDocumento'),
    vistas: () => stub.sent('bitacoraNuevo').filter((body) => Object(body).idTipoBitacora === 13),
    titulo: page.getByRole('heading', { level: 1 }),
    filas: page.getByRole('row'),
    boton: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
    campo: (name: string) => page.getByLabel(name, { exact: true }),
    aviso: (text: string | RegExp) => page.getByText(text, { exact: true }),
    /** Opens the detail of that case from the list. */
    ver: async (titulo: string, numero: string) => {
      await page.getByRole('button', { name: `Ver detalle, ${titulo}, caso ${numero}`, exact: true }).click();
      return dialogo(titulo);
    },
  };
};
