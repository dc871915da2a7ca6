import * as v from 'valibot';
import { endpoint } from './endpoint';
import { affiliateCode, maybeText } from './words';

export const datoscontactos = endpoint({
  method: 'GET',
  path: 'Afiliado/datoscontactos',
  access: 'member',
  affiliate: [{ in: 'query', field: 'codigoAfiliado', whose: 'selfOrMinors' }],
  safe: true,
  timeLimit: 'read',
  query: v.object({ codigoAfiliado: affiliateCode }),
  reply: v.object({
    telefonoCelular: maybeText,
    telefonoResidencial: maybeText,
    idRegion: maybeText,
    region: maybeText,
    idProvincia: maybeText,
    provincia: maybeText,
    idMunicipio: maybeText,
    municipio: maybeText,
    calle: maybeText,
    noCasa: maybeText,
    apartamento: maybeText,
    edificio: maybeText,
    sector: maybeText,
    correoElectronico: maybeText,
    direccion: maybeText,
    debeActualizarDatosContacto: v.optional(v.nullable(v.boolean())),
  }),
  envelope: ['result'],
});
