import { type Form, written } from '../form/written';
import { allowedRelationships } from './allowed-relationships';
import type { ApplicationFault } from './application-fault';
import type { ApplicationLists } from './application-lists';
import type { Dependent } from './dependent';
import { writtenPerson } from './written-application';

type DependentForm = Form<Dependent, keyof Dependent, ApplicationFault>;

/** A relationship that the other sex does not have is asked for again. */
export const writtenDependent = (
  { listas, ...form }: DependentForm & { listas: ApplicationLists },
  event: { campo: keyof Dependent; valor: string },
): DependentForm => {
  const next = writtenPerson<Dependent, keyof Dependent>(form, event);
  if (event.campo !== 'sexo') return next;
  const stays = allowedRelationships(event.valor, listas)?.some(({ codigo }) => codigo === next.borrador.parentesco);
  return stays ? next : written(next, { campo: 'parentesco', valor: '' });
};
