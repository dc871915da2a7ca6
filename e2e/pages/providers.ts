import { expect, type Page } from 'playwright/test';
import { contractStub } from '../backends/contract-stub';
import { sessionOf } from '../walks/member-session';
import { memberOnContract } from './onboarding';

/** As an operator writes it. */
const nobodyFound = 'Pruebe con otra provincia o <a href="/citas">pida una cita</a>.<script>';

interface Body {
  IdPrestador: string;
  Nombre?: string;
  IdProvincia: string;
  IdMunicipio: string;
  NumeroDePagina: number;
  RegistrosPorPagina: number;
}

const kinds = ['Hospital', 'Clínica o centro médico', 'Farmacia', 'Laboratorio clínico'] as const;
const provider = (at: number) => {
  const medico = at % 5 === 1;
  return {
    codigoPrestador: String(3000 + at),
    nombre: medico ? `Dra. Yokasta Matos ${at}` : `Clínica Abreu ${at}`,
    tipoPrestador: medico ? 'Medico' : 'Centro',
    especialidad: medico ? 'Cardiología' : (kinds[at % kinds.length] ?? ''),
    direccion: `Av. Independencia ${at}`,
    telefono: at === 3 ? '' : at % 2 === 0 ? '829-555-0142' : '809-555-0142',
    correo: 'citas@abreu.example',
    municipio: 'Santiago de los Caballeros',
    regimen: 'Contributivo',
  };
};
const all = Array.from({ length: 12 }, (_, at) => provider(at + 1));

const listsOfProviders = {
  tipoPrestadores: () => [
    { codigo: '1', descripcion: 'Médico', codigoPadre: '' },
    { codigo: '160', descripcion: 'Hospital', codigoPadre: '' },
    { codigo: '156', descripcion: 'Clínica o centro médico', codigoPadre: '' },
    { codigo: '44', descripcion: 'Farmacia', codigoPadre: '' },
    { codigo: '51', descripcion: 'Laboratorio clínico', codigoPadre: '' },
  ],
  especialidades: () => [{ codigo: '7', descripcion: 'Cardiología', codigoPadre: '' }],
  coberturaRegimenes: () => [
    { codigo: '1', descripcion: 'Subsidiado', codigoPadre: '' },
    { codigo: '2', descripcion: 'Contributivo', codigoPadre: '' },
    { codigo: '6', descripcion: 'Larimar', codigoPadre: '' },
  ],
  coberturaPlanes: () => [
    { codigo: '101', descripcion: 'Plan Plata', codigoPadre: '' },
    { codigo: '102', descripcion: 'Plan Oro', codigoPadre: '' },
  ],
  planesRegimen: () => [{ codigo: '101', descripcion: 'Plan Plata', codigoPadre: '2' }],
  provincias: () => [
    { codigo: '25', descripcion: 'Santiago', codigoPadre: '1' },
    { codigo: '32', descripcion: 'Santo Domingo', codigoPadre: '10' },
  ],
  municipios: () => [
    { codigo: '2501', descripcion: 'Santiago de los Caballeros', codigoPadre: '25' },
    { codigo: '2506', descripcion: 'Tamboril', codigoPadre: '25' },
    { codigo: '3201', descripcion: 'Santo Domingo Este', codigoPadre: '32' },
  ],
};

const searches: Parameters<typeof contractStub>[1] = {
  ...listsOfProviders,
  prestadorTodos: ({ body }) => {
    const asked = body as Body;
    const named = all.filter(
      ({ nombre, codigoPrestador }) =>
        nombre.toLowerCase().includes((asked.Nombre ?? '').toLowerCase()) &&
        (asked.IdPrestador === '' || codigoPrestador === asked.IdPrestador),
    );
    const first = (asked.NumeroDePagina - 1) * asked.RegistrosPorPagina;
    return { data: named.slice(first, first + asked.RegistrosPorPagina), cantidadRegistros: named.length };
  },
  prestadorDetalle: ({ query }) => {
    const found = all.find(({ codigoPrestador }) => codigoPrestador === query.idPrestador);
    const other = provider(6);
    return found === undefined ? null : { ...found, relacionados: [other] };
  },
  regimenesPrestador: () => [
    { codigo: '1', descripcion: 'Subsidiado', codigoPadre: '' },
    { codigo: '2', descripcion: 'Contributivo', codigoPadre: '' },
  ],
  alertaPersonalizada: ({ query }) =>
    query.nombre === 'prestador-consulta-nofound' ? [{ nombre: query.nombre, mensaje: nobodyFound }] : [],
};

interface World {
  /** A visitor; the menu lists the page as public. */
  visitor?: boolean;
  more?: Parameters<typeof contractStub>[1];
}

/** The provider search on the contract stub. */
export const providersOnContract = async (page: Page, { visitor = false, more = {} }: World = {}) => {
  const item = { icono: '', externo: false, requireLogin: false, hijos: [] };
  const menu = () => [{ ...item, id: '1', titulo: 'Red de prestadores', url: '/consulta/prestadores' }];
  const answers = { ...searches, ...more };
  const stub = visitor
    ? await contractStub(page, {
        autenticarUsuarioAnonimo: () => ({ token: 'anonimo' }),
        menu,
        flags: () => [],
        ...answers,
      })
    : (await memberOnContract(page, { more: answers })).stub;
  if (!visitor)
    await page.addInitScript(
      (kept) => {
        if (sessionStorage.getItem('visita') !== null) return;
        sessionStorage.setItem('visita', 'si');
        sessionStorage.setItem('onboarding_shown_1001', 'true');
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      },
      sessionOf('1001', Date.now()),
    );
  const list = page.getByRole('region', { name: /^Prestadores/ });
  return {
    stub,
    abrir: async (search = '') => {
      await page.goto(`/consulta/prestadores${search}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Red de Prestadores de Servicios de Salud');
    },
    campo: (name: string) => page.getByLabel(name, { exact: name !== 'Nombre de prestador' }),
    boton: (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }),
    buscar: () => page.getByRole('button', { name: 'Buscar', exact: true }).click(),
    enSantiago: async () => {
      await page.getByLabel('Provincia', { exact: true }).selectOption({ label: 'Santiago' });
      await page.getByLabel('Municipio', { exact: true }).selectOption({ label: 'Santiago de los Caballeros' });
    },
    lista: list,
    fila: (name: string) => list.getByText(name, { exact: true }),
    detalle: page.getByRole('dialog'),
    preguntas: () => stub.sent('prestadorTodos') as Body[],
  };
};
