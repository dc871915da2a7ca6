import type { AttachmentSummary } from '../../domain/rules/attachments/attachment-summary';
import type { Applicant } from '../../domain/rules/requests/applicant';
import { type ReimbursementDraft, reimbursementForm } from './reimbursement-form';

const { subset, inGroup } = reimbursementForm;

/** The fields of each step, in the order in which it is filled. */
export const stepForms = {
  gasto: subset(inGroup('servicio')),
  cuenta: subset([...inGroup('cuenta'), ...inGroup('contacto')]),
  documentos: subset(inGroup(null)),
} as const;

/** A step that is filled. */
export type FormStep = keyof typeof stepForms;
export type ReimbursementStep = FormStep | 'revision';

export const formSteps = Object.keys(stepForms) as readonly FormStep[];
export const reimbursementSteps: readonly ReimbursementStep[] = [...formSteps, 'revision'];

interface Filled {
  borrador: ReimbursementDraft;
  hoy: string;
  listas: {
    tipos: readonly { codigo: string }[];
    bancos: readonly { codigo: string }[];
    solicitante: { afiliados: readonly Applicant[] };
  } | null;
  /** Null: unknown. */
  requisitos: object | null;
  adjuntos: AttachmentSummary;
}

export const stepFaults = (step: FormStep, { borrador, listas, hoy }: Filled) =>
  stepForms[step].faults(borrador, {
    tipos: listas?.tipos ?? [],
    bancos: listas?.bancos ?? [],
    afiliados: listas?.solicitante.afiliados ?? [],
    hoy,
  });

/** The steps that are not complete yet. */
export const openSteps = (filled: Filled): readonly FormStep[] => {
  const { requisitos, adjuntos } = filled;
  const documented = requisitos !== null && adjuntos.faltan.length === 0 && !adjuntos.ocupado;
  return formSteps.filter(
    (step) => Object.keys(stepFaults(step, filled)).length > 0 || (step === 'documentos' && !documented),
  );
};
