import { isEmail } from '../../domain/rules/contact/email';
import { type DocumentType, type FaltaDocumento, missingDocument } from '../../domain/rules/document/credentials';
import type { Faltas } from '../../domain/rules/form/form-events';

export type FaltaRecuperacion = FaltaDocumento | 'correoInvalido';

interface Recovery {
  tipoDocumento: DocumentType | null;
  documento: string;
  correo: string;
}

export const missingForRecovery = ({
  tipoDocumento,
  documento,
  correo,
}: Recovery): Faltas<keyof Recovery, FaltaRecuperacion> => ({
  ...missingDocument(tipoDocumento, documento),
  ...(isEmail(correo.trim()) ? {} : { correo: 'correoInvalido' }),
});
