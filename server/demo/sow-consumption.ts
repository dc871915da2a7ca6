import { todayInSantoDomingo } from '../../domain/rules/dates/date';
import type { Queries } from '../db/db';
import { addForMembers } from './add-for-members';
import { demoConsumption } from './consumption';

/** Of the year before `now`, for whoever is there. */
export const sowConsumption = (to: Queries, now: Date) =>
  addForMembers(
    to,
    'consumos',
    [
      ['auth', 'text'],
      ['id_auth', 'text'],
      ['codigo_afiliado', 'text'],
      ['fecha', 'date'],
      ['tipo', 'text'],
      ['id_prestador', 'text'],
      ['solicitante', 'text'],
      ['estado', 'text'],
      ['alto_costo', 'boolean'],
    ],
    demoConsumption(todayInSantoDomingo(now.getTime())),
  );
