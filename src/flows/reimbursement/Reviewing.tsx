import { useSelector } from '@xstate/react';
import { NotSent } from '../../parts/requests/NotSent';
import { Review } from '../../parts/requests/Review';
import { nameOf } from '../../rules/reimbursement/reimbursement-body';
import type { ReimbursementDraft } from '../../rules/reimbursement/reimbursement-draft';
import { applicantAt } from '../../rules/requests/applicant';
import type { ReimbursementRef, ViewProps } from './reimbursement-ref';
import { reimbursementLabels, reimbursementTexts as words } from './texts';

type Context = ReturnType<ReimbursementRef['getSnapshot']>['context'];

const groupsOf = ({ borrador, listas }: Context) => {
  const { tipo, afiliado, banco, monto, tipoDocumento, terminos: _, ...written } = borrador;
  const shown: Record<string, string> = {
    ...written,
    tipo: nameOf(listas?.tipos ?? [], tipo),
    afiliado: applicantAt(listas?.solicitante.afiliados ?? [], afiliado)?.nombre ?? '',
    monto: `${words.moneda} ${monto}`,
    banco: nameOf(listas?.bancos ?? [], banco),
    tipoDocumento: tipoDocumento === 'Pasaporte' ? words.documentos.Pasaporte : words.documentos.Cedula,
  };
  const group = (title: string, fields: readonly (keyof ReimbursementDraft)[]) => ({
    title,
    facts: fields.map((field) => ({ label: reimbursementLabels[field], value: shown[field] ?? '' })),
  });
  return [
    group(words.servicio, [
      'tipo',
      'afiliado',
      'fechaServicio',
      'monto',
      'centroSalud',
      'medico',
      'especialidad',
      'motivo',
    ]),
    group(words.cuenta, ['banco', 'tipoCuenta', 'noCuenta', 'nombreTitularCuenta', 'tipoDocumento', 'documento']),
    group(words.contacto, ['telefonoCelular', 'telefonoResidencial', 'correo']),
  ];
};

export const Reviewing = ({ actor, state, documents }: ViewProps) => {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  return (
    <Review
      news={state === 'revisando.leyendo' ? null : <NotSent actor={actor} state={state} noCreada={words.noCreada} />}
      groups={groupsOf(context)}
      documents={documents.list}
      onCorrect={() => actor.send({ type: 'CORREGIR' })}
      onSend={() => actor.send({ type: 'ENVIAR' })}
    />
  );
};
