import type { ApplicationLists, Choice } from '../../../domain/rules/application/application-lists';
import { healthQuestions, type Relative, relatives } from '../../../domain/rules/application/health';
import type { ApplicationInput } from '../../../domain/rules/application/stored-application';
import { wireDate } from '../../../domain/rules/dates/dates';
import { formatCedula } from '../../../domain/rules/document/cedula';

export const affiliationService = 7;

const sexOf = (sexo: string): 'Masculino' | 'Femenino' => (sexo === 'Masculino' ? 'Masculino' : 'Femenino');
const oneOf = <N extends number>(numbers: readonly [N, ...N[]], code: string): N =>
  numbers.find((one) => String(one) === code) ?? numbers[0];
const documentTypes = [1, 2, 3] as const;
const nameOf = (choices: readonly Choice[] | null, code: string): string =>
  choices?.find(({ codigo }) => codigo === code)?.descripcion.slice(0, 80) ?? '';
const documentOf = (type: string, document: string): string => (type === '1' ? formatCedula(document) : document);
const status = (text: string): '' | 'Soltero' | 'Casado' | 'Unión libre' =>
  text === 'Soltero' || text === 'Casado' || text === 'Unión libre' ? text : '';

/** The request body of a valid application. */
export const applicationRequest = (
  { borrador, dependientes, salud }: ApplicationInput,
  { sintomas, nacionalidades, parentescosDeHombre, parentescosDeMujer }: ApplicationLists,
) => ({
  idServicio: affiliationService as 7,
  nombres: borrador.nombres.trim(),
  apellidos: borrador.apellidos.trim(),
  tipoDocumento: oneOf(documentTypes, borrador.tipoDocumento),
  noDocumento: documentOf(borrador.tipoDocumento, borrador.noDocumento),
  fechaNacimiento: wireDate(borrador.fechaNacimiento) ?? '',
  sexo: sexOf(borrador.sexo),
  nacionalidad: borrador.nacionalidad,
  ocupacion: borrador.ocupacion.trim(),
  correo: borrador.correo.trim(),
  estadoCivil: status(borrador.estadoCivil),
  direccion: borrador.direccion.trim(),
  sector: borrador.sector.trim(),
  ciudad: borrador.ciudad.trim(),
  telefono: borrador.telefono,
  oficina: borrador.oficina,
  celular: borrador.celular,
  formaPago: oneOf([1, 2, 3], borrador.formaPago),
  frecuenciaPago: oneOf([2, 3, 4], borrador.frecuenciaPago),
  planSolicitado: borrador.planSolicitado,
  listDependientes: dependientes.map((one, index) => ({
    nombres: one.nombres.trim(),
    apellidos: one.apellidos.trim(),
    tipoDocumento: oneOf(documentTypes, one.tipoDocumento),
    noDocumento: documentOf(one.tipoDocumento, one.noDocumento),
    fechaNacimiento: wireDate(one.fechaNacimiento) ?? '',
    sexo: sexOf(one.sexo),
    nacionalidad: nameOf(nacionalidades, one.nacionalidad),
    idNacionalidad: one.nacionalidad,
    parentesco: nameOf(one.sexo === 'Masculino' ? parentescosDeHombre : parentescosDeMujer, one.parentesco),
    idParentesco: one.parentesco,
    index,
  })),
  listSintomasNucleo: healthQuestions(sintomas ?? []).map(({ codigo, codigoPadre }) => {
    const answer = salud[codigo];
    const quienes = answer?.tiene ? answer.quienes : [];
    // One flag per relative.
    const flags = Object.fromEntries(relatives.map((one) => [one, quienes.includes(one)])) as Record<Relative, boolean>;
    return {
      IdCatalogoSintoma: codigo,
      campoAdicional: answer?.tiene ? answer.detalle.trim() : '',
      ...flags,
      codigoPadre,
    };
  }),
});
