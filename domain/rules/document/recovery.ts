import { isEmail } from '../contact/email';
import type { Faltas } from '../form/form-events';
import { type DocumentType, type FaltaDocumento, missingDocument } from './credentials';

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
