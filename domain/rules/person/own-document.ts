import { cedulaDigits, formatCedula } from '../document/cedula';
import type { DocumentType } from '../document/credentials';

interface OwnCard {
  idAfiliado: string;
  cedula: string;
  nss: string;
}

/** The document that a member logs in with, as far as the cards tell; everybody has at least a contract. */
export const ownDocument = (
  cards: readonly OwnCard[],
  codigoAfiliado: string,
): { tipoDocumento: DocumentType; documento: string } => {
  const card = cards.find(({ idAfiliado }) => idAfiliado === codigoAfiliado);
  const cedula = formatCedula(card?.cedula ?? '');
  if (cedula.replace(/\D/g, '').length === cedulaDigits) return { tipoDocumento: 1, documento: cedula };
  const nss = card?.nss.replace(/\D/g, '') ?? '';
  if (nss !== '') return { tipoDocumento: 2, documento: nss };
  return { tipoDocumento: 3, documento: codigoAfiliado };
};
