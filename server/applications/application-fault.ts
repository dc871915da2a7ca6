import type { contract } from '../../domain/contract';
import type { Understood } from '../../domain/contract/endpoint';
import { isPhone } from '../../domain/rules/contact/phone';
import { ageOn } from '../../domain/rules/dates/dates';

export type Application = Understood<(typeof contract)['solicitudAfiliacion']>['body'];
type Dependent = Application['listDependientes'][number];

/** The application's lists as the sender sees them. */
export interface ApplicationLists {
  planes: ReadonlySet<string>;
  parentescos: ReadonlyMap<string, { masculino: boolean; femenino: boolean }>;
  /** Each condition with its parent, '' without one. */
  sintomas: ReadonlyMap<string, string>;
}

export type FaultKind =
  | 'vacio'
  | 'signos'
  | 'nombre'
  | 'cedula'
  | 'sinDocumento'
  | 'sinIdentidad'
  | 'documentoRepetido'
  | 'futura'
  | 'antigua'
  | 'menor'
  | 'telefono'
  | 'plan'
  | 'parentesco'
  | 'sintoma';

export interface ApplicationFault {
  kind: FaultKind;
  /** Counted from 1; null: of the applicant. */
  dependiente: number | null;
}

const adultAge = 18;
/** Nobody has grown older. */
const oldestAge = 122;

const allowedName = /^[\p{L}\p{M}\p{Pd}\s'’ʼ.]+$/u;
const unwrittenSign = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
const cedula = /^\d{3}-?\d{7}-?\d$/;
const withoutDocument = 3;

type Person = Pick<Dependent, 'nombres' | 'apellidos' | 'tipoDocumento' | 'noDocumento' | 'fechaNacimiento' | 'sexo'>;

const documentOf = ({ tipoDocumento, noDocumento }: Person): string | null =>
  tipoDocumento === withoutDocument ? null : `${tipoDocumento}:${noDocumento.replace(/[\s-]/g, '').toUpperCase()}`;

const textsOf = (value: object): string[] =>
  Object.values(value).flatMap((inner: unknown) =>
    typeof inner === 'string' ? [inner] : typeof inner === 'object' && inner !== null ? textsOf(inner) : [],
  );

const faultOfPerson = (person: Person, required: readonly string[], today: string): FaultKind | null => {
  const { nombres, apellidos, tipoDocumento, noDocumento, fechaNacimiento } = person;
  if ([nombres, apellidos, noDocumento, ...required].some((text) => text.trim() === '')) return 'vacio';
  if ([nombres, apellidos].some((name) => !allowedName.test(name) || !/\p{L}/u.test(name))) return 'nombre';
  if (tipoDocumento === 1 && !cedula.test(noDocumento)) return 'cedula';
  if (tipoDocumento === withoutDocument && noDocumento !== 'NA') return 'sinDocumento';
  const age = ageOn(fechaNacimiento, today);
  if (age === null) return 'futura';
  return age > oldestAge ? 'antigua' : null;
};

/** The first reason to reject an application, or null. `today` is the date in Santo Domingo. */
export const applicationFault = (
  application: Application,
  { planes, parentescos, sintomas }: ApplicationLists,
  today: string,
): ApplicationFault | null => {
  const { listDependientes, listSintomasNucleo, direccion, sector, ciudad, telefono, oficina, celular } = application;
  const of = (kind: FaultKind, dependiente: number | null = null): ApplicationFault => ({ kind, dependiente });

  if (textsOf(application).some((text) => unwrittenSign.test(text))) return of('signos');
  const own = faultOfPerson(application, [direccion, sector, ciudad], today);
  if (own !== null) return of(own);
  if (application.tipoDocumento === withoutDocument) return of('sinIdentidad');
  if ((ageOn(application.fechaNacimiento, today) ?? 0) < adultAge) return of('menor');
  if (!isPhone(telefono) || [oficina, celular].some((phone) => phone !== '' && !isPhone(phone))) return of('telefono');
  if (!planes.has(application.planSolicitado)) return of('plan');

  const documents = new Set([documentOf(application)]);
  for (const [index, dependent] of listDependientes.entries()) {
    const fault = faultOfPerson(dependent, [], today);
    if (fault !== null) return of(fault, index + 1);
    const allowed = parentescos.get(dependent.idParentesco);
    if (allowed?.[dependent.sexo === 'Masculino' ? 'masculino' : 'femenino'] !== true)
      return of('parentesco', index + 1);
    const document = documentOf(dependent);
    if (document !== null && documents.has(document)) return of('documentoRepetido', index + 1);
    documents.add(document);
  }
  const isKnown = ({ IdCatalogoSintoma: code, codigoPadre }: (typeof listSintomasNucleo)[number]) =>
    sintomas.has(code) && ['', sintomas.get(code)].includes(codigoPadre);
  return listSintomasNucleo.every(isKnown) ? null : of('sintoma');
};
