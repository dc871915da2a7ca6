import { useSelector } from '@xstate/react';
import { NotSent } from '../../parts/requests/NotSent';
import { Review } from '../../parts/requests/Review';
import { typeAt } from '../../rules/preauthorization/authorization-types';
import type { PreauthorizationDraft } from '../../rules/preauthorization/preauthorization-draft';
import { applicantAt } from '../../rules/requests/applicant';
import type { PreauthorizationRef, ViewProps } from './preauthorization-ref';
import { preauthorizationLabels, preauthorizationTexts as words } from './texts';

type Context = ReturnType<PreauthorizationRef['getSnapshot']>['context'];

const groupsOf = ({ borrador, listas }: Context) => {
  const shown: PreauthorizationDraft = {
    ...borrador,
    tipo: typeAt(listas?.tipos ?? [], borrador.tipo)?.descripcion ?? '',
    afiliado: applicantAt(listas?.solicitante.afiliados ?? [], borrador.afiliado)?.nombre ?? '',
  };
  const group = (title: string, fields: readonly (keyof PreauthorizationDraft)[]) => ({
    title,
    facts: fields.map((field) => ({ label: preauthorizationLabels[field], value: shown[field] })),
  });
  return [
    group(words.servicio, ['tipo', 'centroMedico', 'descripcion']),
    group(words.persona, ['afiliado', 'nss', 'correo']),
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
