import { expect, test } from 'vitest';
import type { DocumentType } from './credentials';
import { updateDocumentField } from './update-document-field';

interface Draft {
  tipoDocumento: DocumentType | null;
  documento: string;
  correo: string;
}
const form = {
  borrador: { tipoDocumento: 1, documento: '001-1', correo: 'ana@ejemplo.do' } as Draft,
  faltas: {} as { documento?: 'requerido' | undefined; correo?: 'requerido' | undefined },
};

test('formats the number for its type', () => {
  expect(updateDocumentField(form, { campo: 'documento', valor: '00112345678' }).borrador).toEqual({
    ...form.borrador,
    documento: '001-1234567-8',
  });
});

test('another type clears only the number', () => {
  const faulty = { ...form, faltas: { documento: 'requerido', correo: 'requerido' } as const };
  expect(updateDocumentField(faulty, { campo: 'tipoDocumento', valor: 4 })).toEqual({
    borrador: { tipoDocumento: 4, documento: '', correo: 'ana@ejemplo.do' },
    faltas: { correo: 'requerido' },
  });
});

test('sets other fields unchanged', () => {
  expect(updateDocumentField(form, { campo: 'correo', valor: '001' }).borrador).toEqual({
    ...form.borrador,
    correo: '001',
  });
});
