import type { Page } from 'playwright/test';
import type { contractStub } from '../backends/contract-stub';
import { sessionOf } from '../walks/member-session';
import { memberOnContract } from './onboarding';

/** As an operator writes it. */
const notFound = 'No encontramos esa cobertura. <b>Pregunte</b> en un <a href="https://ejemplo.do/centros">centro</a>.';

type Answers = Parameters<typeof contractStub>[1];

const option = (codigo: string, descripcion: string, codigoPadre = '') => ({ codigo, descripcion, codigoPadre });

const procedure = (at: number) => ({
  codigo: String(900001 + at),
  descripcion: `Resonancia ${at + 1}`,
  grupo: 'Apoyo diagnóstico',
  subGrupo: 'Resonancia magnética',
  contributivo: true,
  subsidiado: false,
  complementario: at % 2 === 0,
});

export const detail = {
  codigoSimon: '900001',
  codigoCup: '08030001',
  procedimientoDescripcion: 'Resonancia 1',
  codigoGrupo: '8',
  grupo: 'Apoyo diagnóstico',
  codigoSubGrupo: '803',
  subGrupo: 'Resonancia magnética',
  valorTarifario: 12_500.5,
  coberturaPdss: 10_000.4,
  coberturaTotal: 10_000.4,
  montoCopago: 2500.1,
  porcentajeCobertura: 80,
  porcentajeCoPago: 20,
};

const provider = (at: number) => ({
  codigoPrestador: String(3101 + at),
  nombre: `Clínica ${at + 1}`,
  tipoPrestador: at % 2 === 0 ? 'Centro' : 'Medico',
  especialidad: 'Imágenes',
  direccion: 'Calle 1',
  telefono: '809-555-0100',
  correo: '',
  municipio: 'Santo Domingo',
  regimen: '2',
});

const pageOf = <Row>(rows: readonly Row[], page: string | undefined, size: string | undefined) => {
  const [at, count] = [Number(page), Number(size)];
  return { data: rows.slice((at - 1) * count, at * count), cantidadRegistros: rows.length };
};

interface World {
  /** A visitor, or the member of the stub. */
  member?: boolean;
  /** Whether the menu shows the page to visitors. */
  open?: boolean;
  more?: Answers;
}

/** Twelve procedures, seven providers and a menu, on the contract stub. */
export const coverageOnContract = async (page: Page, { member = false, open = true, more = {} }: World = {}) => {
  const { stub } = await memberOnContract(page, {
    contact: { debeActualizarDatosContacto: false },
    more: {
      menu: () => [
        {
          id: '1',
          titulo: 'Coberturas',
          icono: '',
          url: '/consulta/cobertura',
          externo: false,
          requireLogin: !open,
          hijos: [],
        },
        {
          id: '2',
          titulo: 'Prestadores',
          icono: '',
          url: '/consulta/prestadores',
          externo: false,
          requireLogin: false,
          hijos: [],
        },
      ],
      coberturaRegimenes: () => [option('1', 'SUBSIDIADO'), option('2', 'CONTRIBUTIVO'), option('6', 'SeNaSa LARIMAR')],
      coberturaPlanes: () => [option('101', 'Complementario Básico'), option('103', 'Complementario Premium')],
      planesRegimen: ({ query }) => [option('103', 'Complementario Premium', query.IdRegimen)],
      grupospdss: () => [option('5', 'Hospitalización'), option('8', 'Apoyo diagnóstico')],
      subgrupospdss: ({ query }) =>
        query.IdGrupo === '8' ? [option('803', 'Resonancia magnética', '8')] : [option('501', 'Habitación', '5')],
      procedimientos: ({ query }) =>
        pageOf(
          query.nombre === 'nada' ? [] : Array.from({ length: 12 }, (_, at) => procedure(at)),
          query.numeroDePagina,
          query.registrosPorPagina,
        ),
      coberturaprocedimiento: ({ body }) => (Object(body).codProcedimiento === '900002' ? null : detail),
      catalogopdss: ({ query }) =>
        pageOf(
          query.codProcedimiento === '900003' ? [] : Array.from({ length: 7 }, (_, at) => provider(at)),
          query.numeroDePagina,
          query.registrosPorPagina,
        ),
      prestadorTodos: ({ body }) => ({
        data: Object(body).IdPrestador === '3103' ? [{ ...provider(2), nombre: 'Clínica Abreu' }] : [],
        cantidadRegistros: 1,
      }),
      alertaPersonalizada: ({ query }) =>
        query.nombre === 'cobertura-consulta-nofound' ? [{ nombre: query.nombre, mensaje: notFound }] : [],
      ...more,
    },
  });
  const abrir = async (search = '') => {
    if (member)
      await page.addInitScript(
        (kept) => {
          for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
        },
        sessionOf('1001', Date.now()),
      );
    await page.goto(`/consulta/cobertura${search}`);
  };
  const campo = (name: string) => page.getByLabel(name, { exact: true });
  return {
    stub,
    abrir,
    campo,
    titulo: page.getByRole('heading', { level: 1 }),
    lista: page.getByRole('region', { name: 'Procedimientos' }),
    fila: (name: string) => page.getByRole('row').filter({ hasText: name }),
    boton: (name: string) => page.getByRole('button', { name, exact: true }),
    dialogo: (name: string) => page.getByRole('dialog', { name }),
    buscar: () => page.getByRole('button', { name: 'Buscar', exact: true }).click(),
    /** The requests of the searches. */
    preguntas: () => stub.heard.filter(({ call }) => call === 'procedimientos').map(({ query }) => query),
  };
};
