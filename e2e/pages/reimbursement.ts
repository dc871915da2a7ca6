import type { Page } from 'playwright/test';
import { sessionOf } from '../walks/member-session';
import { memberOnContract } from './onboarding';

type World = NonNullable<Parameters<typeof memberOnContract>[1]>;

const option = (codigo: string, descripcion: string) => ({ codigo, descripcion });
const person = { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '1001', tipoAfiliacion: 'TITULAR' };

export const requestCase = (numeroCaso: string, more: object = {}) => ({
  numeroCaso,
  titulo: 'Reembolso',
  estatus: 'En Curso',
  fechaApertura: '2026-11-20',
  ...more,
});

const menuItem = (id: string, url: string) => ({
  ...{ id, titulo: `Página ${id}`, icono: '', url, externo: false, requireLogin: true, hijos: [] },
});
export const menuWithHome = () => [menuItem('1', '/'), menuItem('2', '/solicitudes')];

/** A holder with a minor and an adult, on the contract stub, which creates cases. */
export const reimbursementOnContract = async (page: Pick<Page, 'route'>, { more = {}, contact = {} }: World = {}) => {
  const cases = [requestCase('2481900')];
  const { stub } = await memberOnContract(page, {
    contact: { debeActualizarDatosContacto: false, ...contact },
    more: {
      datospersonales: () => ({
        datosPersonales: { ...person, documentoIdentidad: '00110000011' },
        datosAfiliacion: [],
        nucleoFamiliar: {
          participantes: [
            { codigoAfiliado: '1002', nombres: 'Luis', apellidos: 'Peña', mayorEdad: true },
            { codigoAfiliado: '1003', nombres: 'Noé', apellidos: 'Peña', mayorEdad: false },
          ],
        },
      }),
      tipoReembolso: () => [option('1', 'Consulta'), option('2', 'Medicamentos')],
      terminosReembolso: () => ({ version: '3f9a01c7d2e4', texto: 'Qué acepta.\n\n1. El pago.' }),
      bancos: () => [option('7', 'Banco de la Vega')],
      documentoTipoReembolso: () => [
        { codigo: '1', descripcion: 'Factura', requerido: true, formatoArchivos: 'jpg,png,pdf', cantidadPermitida: 2 },
      ],
      solicitudesPorDocumento: ({ body }) => {
        const { numeroCaso = '' } = Object(body);
        const data = cases.filter((one) => numeroCaso === '' || one.numeroCaso === numeroCaso);
        return { data, cantidadRegistros: data.length };
      },
      solicitudReembolso: () => {
        const caso = String(2481901 + cases.length);
        cases.unshift(requestCase(caso));
        return caso;
      },
      regimenesPrestador: () => [],
      tipoPrestadores: () => [],
      especialidades: () => [],
      prestadorTodos: () => ({
        data: [{ codigoPrestador: '3101', nombre: 'Centro Médico Las Palmas', tipoPrestador: 'Centro' }],
        cantidadRegistros: 1,
      }),
      ...more,
    },
  });
  return { stub, cases };
};

export const jpeg = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
    'base64',
  ),
});

/** The form, with the member's texts. */
export const reimbursementForm = (page: Page) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const I = {
    /** Opens the page with a stored session. */
    abrir: async (address = '/solicitudes?nueva=reembolso') => {
      const stored = { ...sessionOf('1001', Date.now()) };
      await page.addInitScript((kept) => {
        // An empty page has no storage.
        if (location.protocol === 'about:' || sessionStorage.getItem('visita') !== null) return;
        sessionStorage.setItem('visita', 'si');
        sessionStorage.setItem('onboarding_shown_1001', 'true');
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      }, stored);
      await page.goto(address);
    },
    button,
    field,
    empezar: () => button('Empezar').click(),
    elegir: (name: string, option: string) => field(name).selectOption({ label: option }),
    centro: async (search = 'Buscar el centro de salud') => {
      await button(search).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Nombre del centro o del médico').fill('palmas');
      await dialog.getByRole('button', { name: 'Buscar' }).click();
      await dialog.getByRole('button', { name: /^Elegir/ }).click();
    },
    adjuntar: async (file = jpeg('factura.jpg')) => {
      await page.locator('input[type=file]').last().setInputFiles(file);
      // The lines below move until the file has been checked.
      await button(`Quitar ${file.name}`).last().waitFor();
    },
    siguiente: () => button('Siguiente').click(),
    anterior: () => button('Anterior').click(),
    /** The steps, each with its required fields only. */
    llenarGasto: async () => {
      await I.elegir('Tipo de reembolso', 'Medicamentos');
      await I.elegir('Afiliado', 'Noé Peña');
      await field('Fecha de servicio').fill('05-11-2026');
      await field('Monto reclamado').fill('2480');
      await I.centro();
      await field('Motivo').fill('Compra de medicamentos indicados.');
    },
    llenarCuenta: async () => {
      await I.elegir('Banco', 'Banco de la Vega');
      await I.elegir('Tipo de cuenta', 'Ahorro');
      await field('Número de cuenta').fill('200012345678');
    },
    llenarDocumentos: async () => {
      await I.adjuntar();
      await page.getByRole('checkbox').check();
    },
    /** All three; stays in the last one. */
    llenar: async () => {
      await I.llenarGasto();
      await I.siguiente();
      await I.llenarCuenta();
      await I.siguiente();
      await I.llenarDocumentos();
    },
    revisar: () => button('Revisar solicitud').click(),
    enviar: () => button('Enviar solicitud').click(),
  };
  return I;
};
