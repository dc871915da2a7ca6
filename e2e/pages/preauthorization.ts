import type { Page } from 'playwright/test';
import { jpeg, reimbursementForm, reimbursementOnContract, requestCase } from './reimbursement';

type World = NonNullable<Parameters<typeof reimbursementOnContract>[1]>;

const names = [
  'Estudio de imágenes',
  'Laboratorios',
  'Procedimientos quirúrgicos',
  'Tratamientos de alto costo',
  'Materiales de ostosintesis',
  'Endoscopia digestiva alta',
  'Colonoscopia',
  'Resonancias',
  'Tomografía',
  'Terapia física',
];

/** A holder with a minor and an adult, on the contract stub, which creates pre-authorizations. */
export const preauthorizationOnContract = async (page: Page, { more = {}, contact = {} }: World = {}) => {
  const cases = [requestCase('2481900', { titulo: 'Pre-autorización' })];
  const { stub } = await reimbursementOnContract(page, {
    contact: { correoElectronico: 'ana@ejemplo.do', ...contact },
    more: {
      solicitudTiposAutorizacion: () => names.map((descripcion, at) => ({ codigo: `${at + 1}`, descripcion })),
      documentosRequeridos: () => [
        {
          codigo: 'indicacion',
          descripcion: 'Indicación',
          requerido: true,
          formatoArchivos: 'JPG',
          cantidadPermitida: 3,
        },
        { codigo: 'cedula', descripcion: 'Cédula', requerido: true, formatoArchivos: 'JPG', cantidadPermitida: 2 },
      ],
      nucleoCarnet: () => [
        {
          idAfiliado: '1001',
          nss: '200000011',
          nucleoFamiliar: {
            participantes: [{ codigoAfiliado: '1003', nombres: 'Noé', apellidos: 'Peña', nss: '200000012' }],
          },
        },
      ],
      solicitudesPorDocumento: () => ({ data: [...cases], cantidadRegistros: cases.length }),
      solicitudPreAutorizacion: () => {
        const caso = String(2481901 + cases.length);
        cases.unshift(requestCase(caso, { titulo: 'Pre-autorización' }));
        return caso;
      },
      ...more,
    },
  });
  return { stub, cases };
};

/** The form, with the member's texts. */
export const preauthorizationForm = (page: Page) => {
  const form = reimbursementForm(page);
  const I = {
    ...form,
    abrir: (address = '/solicitudes?nueva=preautorizacion') => form.abrir(address),
    bloque: (name: string) => page.getByRole('region', { name, exact: true }),
    centro: () => form.centro('Buscar el centro médico'),
    /** Adds one photo to each of these documents. */
    documentos: async (...which: readonly string[]) => {
      for (const name of which) {
        await I.bloque(name)
          .locator('input[type=file][multiple]')
          .last()
          .setInputFiles(jpeg(`${name}.jpg`));
        await I.bloque(name).getByText('Hecho', { exact: true }).waitFor();
      }
    },
    /** Fills all required fields, but adds no documents. */
    escribir: async (tipo = 'Laboratorios') => {
      await form.elegir('Tipo de pre-autorización', tipo);
      await I.centro();
      await form.field('Descripción').fill('Perfil tiroideo.');
      await form.elegir('Afiliado', 'Noé Peña');
    },
    llenar: async (tipo = 'Laboratorios') => {
      await I.escribir(tipo);
      await I.documentos('Indicación', 'Cédula');
    },
  };
  return I;
};
