import { type Form, updateField } from '../form/update-field';
import { allowedRelationships } from './allowed-relationships';
import type { ApplicationFault } from './application-fault';
import type { ApplicationLists } from './application-lists';
import type { Dependent } from './dependent';
import { updatePersonField } from './update-application-field';

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
