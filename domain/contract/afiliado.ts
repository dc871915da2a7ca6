import * as v from 'valibot';
import { endpoint } from './endpoint';
import { askedCode, done, email, maybeAskedCode, maybeAskedText, maybePhone, options } from './service-words';
import { affiliateCode, flag } from './words';

export const updateTelefonos = endpoint({
  method: 'POST',
  path: 'Afiliado/updateTelefonos',
  access: 'member',
  affiliate: [{ in: 'query', field: 'CodigoAfiliado', whose: 'selfOrMinors' }],
  safe: false,
  timeLimit: 'write',
  query: v.object({ CodigoAfiliado: affiliateCode }),
  /** An omitted field keeps its stored value. */
  body: v.object({ TelefonoCelular: v.optional(maybePhone), TelefonoResidencial: v.optional(maybePhone) }),
  reply: done,
});

export const updateDireccion = endpoint({
  method: 'POST',
  path: 'Afiliado/updateDireccion',
  access: 'member',
  affiliate: [{ in: 'query', field: 'CodigoAfiliado', whose: 'selfOrMinors' }],
  safe: false,
  timeLimit: 'write',
  query: v.object({ CodigoAfiliado: affiliateCode }),
  /** The onboarding's payload, then the profile's: the same address in two spellings. */
  body: v.union([
    v.object({
      Provincia: maybeAskedText(80),
      IdProvincia: askedCode,
      Municipio: maybeAskedText(80),
      IdMunicipio: askedCode,
      Calle: maybeAskedText(120),
      NoCasa: maybeAskedText(20),
      Apartamento: maybeAskedText(20),
      Edificio: maybeAskedText(60),
      Sector: maybeAskedText(80),
    }),
    v.object({
      idRegion: maybeAskedCode,
      idProvincia: askedCode,
      idMunicipio: askedCode,
      calle: maybeAskedText(120),
      noCasa: maybeAskedText(20),
      apartamento: maybeAskedText(20),
      edificio: maybeAskedText(60),
      sector: maybeAskedText(80),
    }),
  ]),
  reply: done,
});

export const updateCorreo = endpoint({
  method: 'POST',
  path: 'Afiliado/updateCorreo',
  access: 'member',
  affiliate: [{ in: 'query', field: 'CodigoAfiliado', whose: 'selfOrMinors' }],
  safe: false,
  timeLimit: 'write',
  query: v.object({ CodigoAfiliado: affiliateCode }),
  body: v.object({ CorreoElectronico: email }),
  reply: done,
});

export const regiones = endpoint({
  method: 'GET',
  path: 'Afiliado/drop/regiones',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  reply: options,
  envelope: ['result'],
});

export const municipios = endpoint({
  method: 'GET',
  path: 'Afiliado/drop/municipios',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  reply: options,
  envelope: ['result'],
});

export const provincias = endpoint({
  method: 'GET',
  path: 'Afiliado/drop/provincias',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  reply: options,
  envelope: ['result'],
});

export const nacionalidad = endpoint({
  method: 'GET',
  path: 'Afiliado/drop/nacionalidad',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  reply: options,
  envelope: ['result'],
});

export const parentesco = endpoint({
  method: 'GET',
  path: 'Afiliado/drop/parentesco',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  query: v.object({ esMasculino: flag }),
  reply: options,
  envelope: ['result'],
});
