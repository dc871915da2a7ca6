import * as v from 'valibot';
import { datospersonalesPath } from './assumed-paths';
import { endpoint } from './endpoint';
import { code, maybeNumeric } from './service-words';
import { affiliateCode, flag, maybeText, text } from './words';

/** A member with all that is known of them, and the others of their core. */

const familyCore = v.object({
  participantes: v.nullish(
    v.array(
      v.object({
        codigoAfiliado: code,
        nombres: text,
        apellidos: text,
        cedula: maybeText,
        nss: maybeText,
        parentesco: maybeText,
        foto: maybeText,
        /** Someone of unknown age is an adult: their data stay closed to the others. */
        mayorEdad: v.nullish(flag, true),
      }),
    ),
    [],
  ),
});

export const datospersonales = endpoint({
  method: 'GET',
  path: datospersonalesPath,
  access: 'member',
  affiliate: [{ in: 'query', field: 'codigoAfiliado', whose: 'selfOrMinors' }],
  safe: true,
  timeLimit: 'read',
  query: v.object({ codigoAfiliado: affiliateCode }),
  reply: v.object({
    datosPersonales: v.object({
      nombres: text,
      apellidos: text,
      sexo: maybeText,
      estadoCivil: maybeText,
      edad: maybeText,
      fechaNacimiento: maybeText,
      nacionalidad: maybeText,
      documentoIdentidad: maybeText,
      pasaporte: maybeText,
      tipoAfiliacion: maybeText,
      codigoAfiliado: code,
      regimen: maybeText,
    }),
    datosAfiliacion: v.nullish(
      v.array(
        v.object({
          idTipoPlan: maybeNumeric,
          tipoPlan: maybeText,
          estado: maybeText,
          fechaAfiliacion: maybeText,
          primeraDispersion: maybeText,
          ultimaDispersion: maybeText,
          inicioVigencia: maybeText,
          finVigencia: maybeText,
          balances: v.nullish(
            v.array(
              v.object({
                descripcion: maybeText,
                idTipoBalance: maybeNumeric,
                montoTope: maybeNumeric,
                disponible: maybeNumeric,
                fechaRenovacion: maybeText,
              }),
            ),
            [],
          ),
        }),
      ),
      [],
    ),
    nucleoFamiliar: v.nullish(familyCore, { participantes: [] }),
    nucleoFamiliarComplementario: v.nullish(familyCore, { participantes: [] }),
  }),
});

export const nucleoCarnet = endpoint({
  method: 'GET',
  path: 'Afiliado/nucleo/carnet',
  access: 'member',
  affiliate: [{ in: 'query', field: 'CodigoAfiliado', whose: 'selfOrMinors' }],
  safe: true,
  timeLimit: 'read',
  query: v.object({ CodigoAfiliado: affiliateCode }),
  reply: v.array(
    v.object({
      idAfiliado: code,
      tipoAfiliado: maybeText,
      cedula: maybeText,
      nss: maybeText,
      regimen: maybeText,
      planes_Nombre: maybeText,
      idTipoPlan: maybeNumeric,
      /** State and last day of that plan, as `datospersonales` has them. */
      estado: maybeText,
      finVigencia: maybeText,
      nucleoFamiliar: v.nullish(familyCore, { participantes: [] }),
    }),
  ),
});
