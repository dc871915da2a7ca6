import { HttpProblem } from '../http/http-problem';
import type { HandlerParts, Handlers } from './handlers';

interface Person {
  nombres: string;
  apellidos: string;
  regimen: string;
  tipoAfiliacion: string;
}

interface Contact {
  telefonoCelular: string;
  telefonoResidencial: string;
  idRegion: string;
  region: string;
  idProvincia: string;
  provincia: string;
  idMunicipio: string;
  municipio: string;
  calle: string;
  noCasa: string;
  apartamento: string;
  edificio: string;
  sector: string;
  correoElectronico: string;
  debeActualizarDatosContacto: boolean | null;
}

const writtenAddress = (contact: Contact): string =>
  [
    [contact.calle, contact.noCasa].filter((part) => part.trim() !== '').join(' '),
    contact.edificio,
    contact.apartamento,
    contact.sector,
    contact.municipio,
    contact.provincia,
  ]
    .filter((part) => part.trim() !== '')
    .join(', ');

export const afiliadoHandlers = ({ db }: HandlerParts): Handlers => ({
  getAfiliado: async ({ query }) => {
    const [person] = await db.query<Person>(
      `SELECT nombres, apellidos, regimen, tipo_afiliacion AS "tipoAfiliacion" FROM afiliados WHERE codigo = $1`,
      [query.CodigoAfiliado],
    );
    if (person === undefined) throw new HttpProblem(404);
    return person;
  },

  datoscontactos: async ({ query }) => {
    const [contact] = await db.query<Contact>(
      `SELECT telefono_celular AS "telefonoCelular", telefono_residencial AS "telefonoResidencial",
         id_region AS "idRegion", region, id_provincia AS "idProvincia", provincia, id_municipio AS "idMunicipio",
         municipio, calle, no_casa AS "noCasa", apartamento, edificio, sector,
         correo_electronico AS "correoElectronico", debe_actualizar AS "debeActualizarDatosContacto"
       FROM contactos WHERE codigo_afiliado = $1`,
      [query.codigoAfiliado],
    );
    if (contact === undefined) return {};
    return { ...contact, direccion: writtenAddress(contact) };
  },
});
