import type { Queries } from '../../db/db';
import { insertRows } from '../network/insert-rows';
import { applicationPlans, planCoverages } from './plans';
import { symptomGroups } from './symptoms';

/** Of the fifth condition in the second group: 205. */
const symptomRows = symptomGroups.flatMap(([group, conditions], place) => {
  const padre = String(place + 1);
  return [
    { codigo: padre, padre: null, orden: (place + 1) * 100, descripcion: group, campo_adicional: '' },
    ...conditions.map(([descripcion, question = ''], index) => ({
      codigo: `${padre}${String(index + 1).padStart(2, '0')}`,
      padre,
      orden: (place + 1) * 100 + index + 1,
      descripcion,
      campo_adicional: question,
    })),
  ];
});

/** The lists of the public application, except those of the specification, which a migration inserts. */
export const seedApplication = async (to: Queries): Promise<void> => {
  await insertRows(
    to,
    'planes_formulario',
    { codigo: 'text', orden: 'integer', nombre: 'text', solo_regimen: 'text', prima: 'bigint' },
    applicationPlans.map((plan, orden) => ({ ...plan, orden })),
  );
  await insertRows(
    to,
    'coberturas_plan_formulario',
    { plan: 'text', orden: 'integer', descripcion: 'text', detalle: 'text' },
    applicationPlans.flatMap(({ codigo: plan, coberturas }) =>
      planCoverages.map((descripcion, orden) => ({ plan, orden, descripcion, detalle: coberturas[orden] })),
    ),
  );
  await insertRows(
    to,
    'sintomas_formulario',
    { codigo: 'text', padre: 'text', orden: 'integer', descripcion: 'text', campo_adicional: 'text' },
    symptomRows,
  );
};
