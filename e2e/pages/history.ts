import type { Page } from 'playwright/test';
import type { contractStub } from '../backends/contract-stub';
import { sessionOf } from '../walks/member-session';
import { startTime } from '../walks/start-time';
import { memberOnContract } from './onboarding';

type Answers = Parameters<typeof contractStub>[1];

const dayMs = 86_400_000;
/** The day so many days before the page is opened, as sent to the server. */
export const dayBefore = (days: number): string => new Date(startTime - days * dayMs).toISOString().slice(0, 10);
/** As displayed. */
export const written = (day: string): string => day.split('-').reverse().join('-');

const consumption = (index: number) => ({
  auth: String(9000 + index),
  idAuth: '',
  fecha: dayBefore(index),
  solicitanteDesc: index % 2 === 0 ? 'Farmacia San Rafael' : 'Centro Médico Las Palmas',
  tipoAutDesc: index % 2 === 0 ? 'Medicamentos ambulatorios' : 'Consulta ambulatoria',
  estado: 'Aprobada',
});
export const twelve = Array.from({ length: 12 }, (_, index) => consumption(index + 1));

const relative = (codigoAfiliado: string, nombres: string, mayorEdad: boolean) => ({
  codigoAfiliado,
  nombres,
  apellidos: 'Peña',
  parentesco: 'Hijo',
  cedula: '',
  nss: '',
  foto: '',
  mayorEdad,
});
const blank = {
  sexo: '',
  estadoCivil: '',
  edad: '',
  fechaNacimiento: '',
  nacionalidad: '',
  documentoIdentidad: '',
  pasaporte: '',
  regimen: 'CONTRIBUTIVO',
};

interface World {
  rows?: readonly (typeof twelve)[number][];
  alert?: string;
  holder?: boolean;
  more?: Answers;
}

/** A titular with an adult and a minor, and twelve authorizations, on the contract stub. */
export const historyOnContract = async (page: Page, world: World = {}) => {
  const { rows = twelve, alert = '', holder = true, more = {} } = world;
  await page.clock.install({ time: startTime });
  const tipoAfiliacion = holder ? 'TITULAR' : 'DEPENDIENTE';
  const { stub } = await memberOnContract(page, {
    contact: { debeActualizarDatosContacto: false },
    more: {
      getAfiliado: () => ({ nombres: 'Ana', apellidos: 'Peña', regimen: 'CONTRIBUTIVO', tipoAfiliacion }),
      datospersonales: () => ({
        datosPersonales: { ...blank, nombres: 'Ana', apellidos: 'Peña', tipoAfiliacion, codigoAfiliado: '1001' },
        datosAfiliacion: [],
        nucleoFamiliar: { participantes: [relative('1002', 'Luis', true), relative('1003', 'Noé', false)] },
        nucleoFamiliarComplementario: { participantes: [] },
      }),
      tipoAutorizaciones: () => [
        { codigo: '1', descripcion: 'Consulta ambulatoria', codigoPadre: '' },
        { codigo: '6', descripcion: 'Medicamentos ambulatorios', codigoPadre: '' },
      ],
      historialConsumo: ({ body }) => {
        const { numeroDePagina, registrosPorPagina } = Object(body);
        const from = (numeroDePagina - 1) * registrosPorPagina;
        return { data: rows.slice(from, from + registrosPorPagina), cantidadRegistros: rows.length };
      },
      alertaPersonalizada: ({ query }) =>
        query.nombre === 'limite-rango-fecha-solicitudes' && alert !== ''
          ? [{ nombre: query.nombre, mensaje: alert }]
          : [],
      prestadorTodos: () => ({
        data: [
          {
            codigoPrestador: '3101',
            nombre: 'Centro Médico Las Palmas',
            tipoPrestador: 'Centro',
            especialidad: 'Clínica',
            telefono: '',
            direccion: '',
            municipio: 'Santiago',
          },
        ],
        cantidadRegistros: 1,
      }),
      ...more,
    },
  });
  const abrir = async (address = '/consulta/consumos') => {
    await page.addInitScript((kept) => {
      if (sessionStorage.getItem('visita') !== null) return;
      sessionStorage.setItem('visita', 'si');
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, sessionOf('1001'));
    await page.goto(address);
  };
  return {
    stub,
    abrir,
    /** The requests of this page, without the consumption summary that every page loads. */
    preguntas: () =>
      stub.sent('historialConsumo').filter((body) => Object(body).fechaDesde !== undefined && 'tipo' in Object(body)),
    /** A document as the server sends it. */
    darPdf: (body = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF', contentType = 'application/pdf') =>
      stub.spoil('generarDocumento', (route) => route.fulfill({ body, contentType })),
    titulo: page.getByRole('heading', { level: 1 }),
    filas: page.getByRole('row'),
    boton: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
    campo: (name: string) => page.getByLabel(name, { exact: true }),
    dialogo: (name: string) => page.getByRole('dialog', { name }),
    aviso: (text: string) => page.getByText(text, { exact: true }),
  };
};

/** A device with a share sheet that ends like this; shared content goes to `compartido`. */
export const withSheet = (page: Page, end: 'done' | 'closed' | 'failed') =>
  page.addInitScript((how) => {
    Object.defineProperties(navigator, {
      canShare: { configurable: true, value: () => true },
      share: {
        configurable: true,
        value: async ({ files }: { files: File[] }) => {
          const [file] = files;
          document.documentElement.dataset.compartido = `${file?.name} ${file?.type} ${navigator.userActivation.isActive}`;
          if (how !== 'done') throw new DOMException('', how === 'closed' ? 'AbortError' : 'NotAllowedError');
        },
      },
    });
  }, end);
