import { isEmail } from '../contact/email';
import { isPhone } from '../contact/phone';
import { applicationDocumentFault, documentKey } from './application-document';
import type { ApplicationDraft } from './application-draft';
import { type ApplicationFault, adultAge, birthFault, lacking } from './application-fault';
import type { ApplicationLists } from './application-lists';
import type { Dependent } from './dependent';
import { dependentFaults, isSpouse } from './dependent';
import { type HealthAnswer, type HealthAnswers, healthQuestions } from './health';
import { offeredPlans } from './offered-plans';

/** By the field; of a dependent by `dependiente-` and its place, of a condition by `sintoma-` and its code. */
export type ApplicationFaults = Readonly<Partial<Record<string, ApplicationFault>>>;

/** Plan, personal data, dependents, payment, health; then all is read once more. */
export type ApplicationStep = 0 | 1 | 2 | 3 | 4 | 5;
export const reviewStep = 5;

/** All that the application is judged by. */
export interface Application {
  borrador: ApplicationDraft;
  dependientes: readonly Dependent[];
  salud: HealthAnswers;
  listas: ApplicationLists;
  /** In Santo Domingo, yyyy-MM-dd. */
  hoy: string;
  /** The member's regime; empty for a visitor. */
  regimen: string;
  plan: string;
}

const longest: Partial<Record<keyof ApplicationDraft, number>> = {
  nombres: 100,
  apellidos: 100,
  ocupacion: 100,
  direccion: 250,
  sector: 80,
  ciudad: 80,
};
const longestDetail = 500;

type Fields = Partial<Record<keyof ApplicationDraft, ApplicationFault>>;

const tooLong = (draft: ApplicationDraft): Fields =>
  Object.fromEntries(
    Object.entries(longest).flatMap(([field, most]) =>
      // The keys of the table are those of the draft.
      draft[field as keyof ApplicationDraft].trim().length > most ? [[field, 'muyLargo' as const]] : [],
    ),
  );

const planFaults = ({ borrador, listas, ...member }: Application): Fields => {
  const missing = lacking(borrador, ['planSolicitado']);
  const offered =
    listas.planes === null ||
    offeredPlans(listas.planes, member).some(({ plan }) => plan.codigo === borrador.planSolicitado);
  return offered ? missing : { planSolicitado: 'requerido:planSolicitado' };
};

const personFaults = ({ borrador, dependientes, hoy }: Application): Fields => {
  const { tipoDocumento, noDocumento, fechaNacimiento, correo, telefono, oficina, celular } = borrador;
  const document = applicationDocumentFault(tipoDocumento, noDocumento);
  const birth = birthFault(fechaNacimiento, hoy, adultAge);
  const key = documentKey(borrador);
  const taken = key !== null && dependientes.some((one) => documentKey(one) === key);
  return {
    ...tooLong(borrador),
    ...(birth === null ? {} : { fechaNacimiento: birth }),
    ...(taken ? { noDocumento: 'documentoRepetido' as const } : {}),
    ...(document === null ? {} : { noDocumento: document }),
    ...(isEmail(correo.trim()) ? {} : { correo: 'correoInvalido' as const }),
    ...(isPhone(telefono) ? {} : { telefono: 'telefonoInvalido' as const }),
    ...(oficina === '' || isPhone(oficina) ? {} : { oficina: 'telefonoInvalido' as const }),
    ...(celular === '' || isPhone(celular) ? {} : { celular: 'telefonoInvalido' as const }),
    ...lacking(borrador, [
      'nombres',
      'apellidos',
      'tipoDocumento',
      'noDocumento',
      'fechaNacimiento',
      'sexo',
      'correo',
      'direccion',
      'sector',
      'ciudad',
      'telefono',
    ]),
  };
};

/** The documents of all other people, because none may be used twice. */
export const takenDocuments = (
  { borrador, dependientes }: Pick<Application, 'borrador' | 'dependientes'>,
  except: number | null,
): readonly string[] =>
  [borrador, ...dependientes.filter((_, index) => index !== except)].flatMap((one) => documentKey(one) ?? []);

/** Whether somebody of the other dependents is the spouse. */
export const hasSpouse = (
  { dependientes, listas }: Pick<Application, 'dependientes' | 'listas'>,
  except: number | null,
): boolean => dependientes.some((one, index) => index !== except && isSpouse(one, listas));

/** For a draft restored without its documents, or with other lists. */
const familyFaults = (application: Application): ApplicationFaults => {
  const { dependientes, listas, hoy } = application;
  return Object.fromEntries(
    dependientes.flatMap((one, index) => {
      const taken = takenDocuments(application, index);
      const conConyuge = hasSpouse(application, index);
      const faults = dependentFaults(one, { ocupados: taken, conConyuge, listas, hoy });
      return Object.keys(faults).length === 0 ? [] : [[`dependiente-${index}`, 'dependienteIncompleto' as const]];
    }),
  );
};

const paymentFaults = ({ borrador }: Application): Fields => lacking(borrador, ['formaPago', 'frecuenciaPago']);

const conditionFault = (answer: HealthAnswer | undefined): ApplicationFault | null => {
  if (answer === undefined) return 'sinRespuesta';
  if (!answer.tiene) return null;
  if (answer.quienes.length === 0) return 'sinPersona';
  return answer.detalle.length > longestDetail ? 'muyLargo' : null;
};

const healthFaults = ({ listas: { sintomas }, salud }: Application): ApplicationFaults => {
  if (sintomas === null) return { catalogo: 'sinCatalogo' };
  return Object.fromEntries(
    healthQuestions(sintomas).flatMap(({ codigo }) => {
      const fault = conditionFault(salud[codigo]);
      return fault === null ? [] : [[`sintoma-${codigo}`, fault]];
    }),
  );
};

const checks = [planFaults, personFaults, familyFaults, paymentFaults, healthFaults, () => ({})] as const;

/** The errors of one step. */
export const stepFaults = (step: ApplicationStep, application: Application): ApplicationFaults =>
  checks[step](application);

const steps: readonly ApplicationStep[] = [0, 1, 2, 3, 4];

/** The first step in which something is wrong; the review where nothing is. */
export const firstOpenStep = (application: Application): ApplicationStep =>
  steps.find((step) => Object.keys(stepFaults(step, application)).length > 0) ?? reviewStep;

/** The last step that the address may open; answers count as valid until their catalogue has loaded. */
export const reachableStep = (application: Application): ApplicationStep => {
  const open = firstOpenStep(application);
  const unread = application.listas.sintomas === null && Object.keys(application.salud).length > 0;
  return open === 4 && unread ? reviewStep : open;
};
