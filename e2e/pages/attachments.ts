import type { Page } from 'playwright/test';
import type { ChosenFile } from '../props/pictures';
import { reimbursementForm, reimbursementOnContract } from './reimbursement';

type World = NonNullable<Parameters<typeof reimbursementOnContract>[1]>;
type Asked = ReturnType<NonNullable<NonNullable<World['more']>['documentoTipoReembolso']>>;

const asks = (codigo: string, descripcion: string, cantidadPermitida: number, formatoArchivos = 'jpg,png,pdf') => ({
  codigo,
  descripcion,
  requerido: true,
  formatoArchivos,
  cantidadPermitida,
  limiteTamanoArchivo: 2,
});

export const documents = {
  two: [asks('1', 'Cédula', 2), { ...asks('2', 'Resultados de estudios', 1, 'pdf'), requerido: false }],
  many: ['Factura', 'Indicación médica', 'Cédula', 'Historia clínica detallada'].map((name, index) =>
    asks(String(index), name, 5),
  ),
  strange: [asks('9', `Copia de ${'documentación '.repeat(12)}`, 3, 'docx, tiff de ayer')],
} satisfies Record<string, Asked>;

/** Actions on the documents of a request's form. */
export const documentsOf = async (page: Page, asked: Asked = documents.two, menu: World['more'] = {}) => {
  const more = { documentoTipoReembolso: () => asked, flags: () => [{ nombre: 'VER_PERFIL', esWeb: true }], ...menu };
  const { stub } = await reimbursementOnContract(page, { more });
  const form = reimbursementForm(page);
  const I = {
    ...form,
    stub,
    abrirDocumentos: async () => {
      await form.abrir();
      await I.seguir();
    },
    /** Continues from the preparation list to the documents. */
    seguir: async () => {
      await form.button('Empezar').click();
      await form.llenarGasto();
      await form.siguiente();
      await form.llenarCuenta();
      await form.siguiente();
      await I.bloque(asked[0]?.descripcion ?? '').waitFor();
    },
    /** Continues an unfinished request: the account number is not kept. */
    continuar: async () => {
      await form.button('Continuar con ella').click();
      await form.field('Número de cuenta').fill('200012345678');
      await form.siguiente();
    },
    bloque: (name: string) => page.getByRole('region', { name: name.trim(), exact: true }),
    archivos: (name: string) => page.getByRole('list', { name: `Archivos de ${name.trim()}` }).getByRole('listitem'),
    elegir: (name: string, ...files: readonly ChosenFile[]) =>
      I.bloque(name)
        .locator('input[type=file][multiple]')
        .last()
        .setInputFiles([...files]),
    quitar: (file: string) => page.getByRole('button', { name: `Quitar ${file}`, exact: true }),
  };
  return I;
};
