import type { Page } from 'playwright/test';
import { memberOnContract } from './onboarding';
import { jpeg, reimbursementForm } from './reimbursement';

type World = NonNullable<Parameters<typeof memberOnContract>[1]>;

const person = { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '1001', tipoAfiliacion: 'TITULAR' };

/** The two forms, with the member's texts. */
export const forms = {
  titular: {
    address: '/solicitudes?nueva=titular',
    title: 'Afiliación de titular',
    create: 'solicitudAfiliacionTitular',
    documents: [
      { codigo: 'cedula', descripcion: 'Cédula', formatoArchivos: 'jpg,pdf', cantidadPermitida: 2 },
      { codigo: 'acta', descripcion: 'Acta de nacimiento', formatoArchivos: 'jpg,pdf', cantidadPermitida: 2 },
    ],
    choices: { Régimen: 'Contributivo' },
    texts: {},
    /** The restored fields, lists by index; empty if the draft does not store them. */
    kept: { Régimen: '0' },
  },
  dependiente: {
    address: '/solicitudes?nueva=dependiente',
    title: 'Afiliación de dependiente',
    create: 'solicitudAfiliacionDependiente',
    documents: [
      { codigo: 'documentos', descripcion: 'Documentos del dependiente', formatoArchivos: 'jpg', cantidadPermitida: 5 },
    ],
    choices: {},
    texts: {
      Cédula: '40212345678',
      Nombre: 'Josefa',
      Apellido: 'Peña',
      Institución: 'Escuela Duarte',
      'Teléfono residencial': '8095550199',
    },
    kept: { Institución: 'Escuela Duarte', 'Teléfono residencial': '809-555-0199', Nombre: '' },
  },
} as const;

export type Kind = keyof typeof forms;

/** A holder on the contract stub, which creates cases and stores their documents. */
export const affiliationOnContract = async (page: Page, kind: Kind, more: World['more'] = {}) => {
  const cases: string[] = ['2481900'];
  const stored: string[] = [];
  const create = () => {
    const caso = String(2481901 + cases.length);
    cases.unshift(caso);
    return caso;
  };
  const { stub } = await memberOnContract(page, {
    contact: {
      debeActualizarDatosContacto: false,
      telefonoCelular: '809-555-0142',
      correoElectronico: 'ana@ejemplo.do',
    },
    more: {
      datospersonales: () => ({
        datosPersonales: { ...person, documentoIdentidad: '00110000011' },
        datosAfiliacion: [],
        nucleoFamiliar: { participantes: [] },
      }),
      documentosRequeridos: () => forms[kind].documents.map((document) => ({ ...document, requerido: true })),
      solicitudesPorDocumento: () => ({
        data: cases.map((numeroCaso) => ({ numeroCaso, titulo: forms[kind].title, estatus: 'En Curso' })),
        cantidadRegistros: cases.length,
      }),
      solicitudAfiliacionTitular: create,
      solicitudAfiliacionDependiente: create,
      cargardocumento: ({ body }) => {
        const { images = [] }: { images?: readonly File[] } = Object(body);
        stored.push(...images.map(({ name }) => name));
        return { mensaje: '' };
      },
      consultarDocumentosPorTicket: () =>
        stored.map((nombreArchivo) => ({ nombreArchivo, tipoMime: 'image/jpeg', contenido: '/9j/' })),
      ...more,
    },
  });
  return { stub, cases, stored };
};

export const affiliationForm = (page: Page, kind: Kind) => {
  const { address, documents, choices, texts } = forms[kind];
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  // A documents section may have the same label as a field.
  const field = (name: string) => page.locator('input, select').and(page.getByLabel(name, { exact: true }));
  const I = {
    button,
    field,
    title: (name: string) => page.getByRole('heading', { name, exact: true }),
    abrir: () => reimbursementForm(page).abrir(address),
    empezar: () => button('Empezar').click(),
    escribir: async () => {
      for (const [name, option] of Object.entries(choices)) await field(name).selectOption({ label: option });
      for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
    },
    /** Adds one file to each document. */
    adjuntar: async () => {
      for (const { descripcion } of documents) {
        const document = page.getByRole('region', { name: descripcion, exact: true });
        await document
          .locator('input[type=file]')
          .last()
          .setInputFiles(jpeg(`${descripcion}.jpg`));
        await document.getByText('Hecho', { exact: true }).waitFor();
      }
    },
    llenar: async () => {
      await I.escribir();
      await I.adjuntar();
    },
    revisar: () => button('Revisar solicitud').click(),
    enviar: () => button('Enviar solicitud').click(),
  };
  return I;
};
