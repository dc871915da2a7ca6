import * as v from 'valibot';
import { applicationLimits } from '../rules/application/application-draft';
import { dependientespermitidosPath, formaspagoPath, formularioPlanesPath, frecuenciaspagoPath } from './assumed-paths';
import { endpoint } from './endpoint';
import {
  askedCode,
  askedDate,
  code,
  done,
  email,
  maybeAskedCode,
  maybeAskedText,
  maybeNumeric,
  maybePhone,
  numeric,
  option,
  options,
  phone,
} from './service-words';
import { askedText, flag, maybeText, text } from './words';

/** The public application for the alternative plan: its catalogues and its submit. */

/** The question for the additional text; true: a text field without a question; empty: no additional text. */
const maybeQuestion = v.pipe(
  v.nullish(v.union([flag, text, v.number()]), ''),
  v.transform((asked) => (asked === true ? asked : asked === false ? '' : String(asked))),
);

export const catalogosintomaenfermedades = endpoint({
  method: 'GET',
  path: 'Afiliado/formulario/catalogosintomaenfermedades',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  reply: v.array(
    v.object({
      codigo: code,
      codigoPadre: maybeText,
      descripcion: text,
      campoAdicional: maybeQuestion,
      numeroOrden: v.nullish(numeric, 0),
    }),
  ),
});

export const formaspago = endpoint({
  method: 'GET',
  path: formaspagoPath,
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  reply: options,
});

export const frecuenciaspago = endpoint({
  method: 'GET',
  path: frecuenciaspagoPath,
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  reply: options,
});

/** Price per person and month, and coverage: optional, because the specification does not have them. */
const plan = v.object({
  ...option.entries,
  prima: maybeNumeric,
  coberturas: v.fallback(v.nullish(v.array(v.object({ descripcion: text, detalle: maybeText })), []), []),
});

export const formularioPlanes = endpoint({
  method: 'GET',
  path: formularioPlanesPath,
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  reply: v.array(plan),
});

export const dependientespermitidos = endpoint({
  method: 'GET',
  path: dependientespermitidosPath,
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  reply: options,
});

/** Document types of the application: 1 Cédula, 2 Pasaporte, 3 No aplica. */
const documentType = v.pipe(numeric, v.picklist([1, 2, 3]));
const sex = v.picklist(['Masculino', 'Femenino']);
const name = askedText(100, 1);

const dependent = v.object({
  nombres: name,
  apellidos: name,
  tipoDocumento: documentType,
  noDocumento: askedText(30, 1),
  fechaNacimiento: askedDate,
  sexo: sex,
  nacionalidad: maybeAskedText(80),
  idNacionalidad: maybeAskedCode,
  parentesco: maybeAskedText(80),
  idParentesco: askedCode,
  index: v.pipe(numeric, v.integer(), v.minValue(0), v.maxValue(99)),
});

const symptom = v.object({
  IdCatalogoSintoma: askedCode,
  campoAdicional: maybeAskedText(500),
  esUsted: flag,
  esPadre: flag,
  esMadre: flag,
  esHermano: flag,
  esAbuelo: flag,
  esTio: flag,
  esOtro: flag,
  codigoPadre: maybeAskedCode,
});

/** As `done`, with a number from a back end that says one: the specification's promises none. */
const received = v.pipe(
  v.unknown(),
  v.check((answer) => v.is(done, answer)),
  v.transform((answer) => {
    const told = v.safeParse(v.object({ numero: code }), answer);
    return { ...v.parse(done, answer), numero: told.success ? told.output.numero : '' };
  }),
) as v.GenericSchema<{ mensaje?: string; numero?: string }, { mensaje: string; numero: string }>;

export const solicitudAfiliacion = endpoint({
  method: 'POST',
  path: 'CRM/formulario/solicitudAfiliacion',
  access: 'anonymous',
  safe: false,
  timeLimit: 'write',
  body: v.object({
    idServicio: v.literal(7),
    nombres: name,
    apellidos: name,
    tipoDocumento: documentType,
    noDocumento: askedText(30, 1),
    fechaNacimiento: askedDate,
    sexo: sex,
    nacionalidad: maybeAskedCode,
    ocupacion: maybeAskedText(100),
    correo: email,
    estadoCivil: v.nullish(v.picklist(['', 'Soltero', 'Casado', 'Unión libre']), ''),
    direccion: askedText(250, 1),
    sector: askedText(80, 1),
    ciudad: askedText(80, 1),
    telefono: phone,
    oficina: v.nullish(maybePhone, ''),
    celular: v.nullish(maybePhone, ''),
    formaPago: v.pipe(numeric, v.picklist([1, 2, 3])),
    frecuenciaPago: v.pipe(numeric, v.picklist([2, 3, 4])),
    planSolicitado: askedCode,
    listDependientes: v.pipe(v.array(dependent), v.maxLength(applicationLimits.dependientes)),
    listSintomasNucleo: v.pipe(v.array(symptom), v.maxLength(applicationLimits.sintomas)),
  }),
  bodyLimit: applicationLimits.bytes,
  reply: received,
});
