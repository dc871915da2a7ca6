import { brand } from '../../domain/brand/brand';
import { atHour, screenDate, todayInSantoDomingo } from '../../domain/rules/dates/dates';
import { formatCedula } from '../../domain/rules/document/cedula';
import type { PrintedDocument } from './pdf-printer';

export interface Authorization {
  auth: string;
  fecha: string;
  tipo: string;
  estado: string;
  altoCosto: boolean;
  solicitante: string;
  lugar: string;
  telefono: string;
  nombres: string;
  apellidos: string;
  codigoAfiliado: string;
  cedula: string;
  regimen: string;
  plan: string;
}

/** Unknown facts are left out. */
const known = (facts: readonly (readonly [string, string])[]) => facts.filter(([, value]) => value.trim() !== '');

export const authorizationDocument = (of: Authorization, now: Date): PrintedDocument => ({
  title: `Autorización ${of.auth}`,
  author: brand.productName,
  sections: [
    {
      heading: 'Datos del afiliado',
      facts: known([
        ['Nombre', `${of.nombres} ${of.apellidos}`],
        ['Cédula', formatCedula(of.cedula)],
        ['Código de afiliado', of.codigoAfiliado],
        ['Régimen', of.regimen],
        ['Plan', of.plan],
      ]),
    },
    {
      heading: 'Datos de la autorización',
      facts: known([
        ['Número de autorización', of.auth],
        ['Fecha', screenDate(of.fecha)],
        ['Tipo de servicio', of.tipo],
        ['Estado', of.estado],
        ['Alto costo', of.altoCosto ? 'Sí' : 'No'],
        ['Prestador', of.solicitante],
        ['Dirección', of.lugar],
        ['Teléfono', of.telefono],
      ]),
    },
  ],
  notes: [
    `Generado el ${screenDate(todayInSantoDomingo(now.getTime()))} ${atHour(now.getTime())} (hora de Santo Domingo).`,
    `Para comprobar este documento, llame al ${brand.links.ayudaTelefono}.`,
  ],
});
