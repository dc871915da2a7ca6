import * as v from 'valibot';
import { byCode, refusal } from './codes';
import { endpoint } from './endpoint';
import { affiliateCode, askedText, filled, flag, identification, maybeText, someOf } from './words';

/** Apart from their services: the page that everybody meets first carries nothing of the others. */
export const login = endpoint({
  method: 'POST',
  path: 'Autenticacion/login',
  access: 'anonymous',
  safe: false,
  timeLimit: 'write',
  /** `dispositivo`: the browser's random number (DEVICE-08), where the server offers the extra `sesiones`. */
  body: v.object({ identificacion: identification, clave: askedText(200, 1), dispositivo: v.optional(askedText(100)) }),
  reply: byCode({
    1007: {
      codigoAfiliado: filled,
      nombres: maybeText,
      apellidos: maybeText,
      tipoAfiliacion: maybeText,
      regimen: maybeText,
      token: filled,
      ...refusal,
    },
    1006: refusal,
    1017: refusal,
    1003: refusal,
  }),
});

export const datoscontactos = endpoint({
  method: 'GET',
  path: 'Afiliado/datoscontactos',
  access: 'member',
  affiliate: [{ in: 'query', field: 'codigoAfiliado', whose: 'selfOrMinors' }],
  safe: true,
  timeLimit: 'read',
  query: v.object({ codigoAfiliado: affiliateCode }),
  reply: someOf({
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
    debeActualizarDatosContacto: v.nullish(flag),
  }),
});
