import type { DocumentType } from '../../domain/rules/document/credentials';

export interface DemoContact {
  telefonoCelular?: string;
  telefonoResidencial?: string;
  lugar?: 'santoDomingo' | 'santiago';
  calle?: string;
  noCasa?: string;
  apartamento?: string;
  edificio?: string;
  sector?: string;
  correo?: string;
  debeActualizar?: boolean;
}

export interface DemoPerson {
  /** People of a later seed, who are added to an older demonstration too. */
  semilla?: 'inicio' | 'acceso' | 'perfil';
  codigo: string;
  titular: string;
  nombres: string;
  apellidos: string;
  nacimiento: string;
  parentesco?: string;
  /** Of the core of the complementary plan. */
  complementario?: true;
  regimen: string;
  plan: string;
  estado?: 'activa' | 'suspendida' | 'cancelada';
  /** As a member would type them; the contract number is always the affiliate code. */
  cedula?: string;
  nss?: string;
  pasaporte?: string;
  contacto: DemoContact;
  /** Nothing is known of how to reach this person, not even that nothing is. */
  sinContacto?: true;
  cuenta?: {
    estado?: 'activa' | 'porActivar';
    bloqueada?: boolean;
    /** The time limit of the activation; absent: no limit. */
    expira?: string;
    /** Its activation mail was given up. */
    correoPerdido?: boolean;
    entraCon: DocumentType;
    codigo: number;
    para: string;
    porque: string;
  };
  /** A person without an account. */
  registro?: { entraCon: DocumentType; para: string; porque: string };
}
