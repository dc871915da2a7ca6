import type { ApplicationFault } from '../../domain/rules/application/application-fault';
import type { ApplicationLists } from '../../domain/rules/application/application-lists';
import { allowedRelationships, type Dependent } from '../../domain/rules/application/dependent';
import { updatePersonField } from '../../domain/rules/application/update-application-field';
import { type Form, updateField } from '../../domain/rules/form/form-events';

type DependentForm = Form<Dependent, keyof Dependent, ApplicationFault>;

/** Clears the relationship if the new sex does not allow it. */
export const updateDependentField = (
  { listas, ...form }: DependentForm & { listas: ApplicationLists },
  event: { campo: keyof Dependent; valor: string },
): DependentForm => {
  const next = updatePersonField<Dependent, keyof Dependent>(form, event);
  if (event.campo !== 'sexo') return next;
  const stays = allowedRelationships(event.valor, listas)?.some(({ codigo }) => codigo === next.borrador.parentesco);
  return stays ? next : updateField(next, { campo: 'parentesco', valor: '' });
};
