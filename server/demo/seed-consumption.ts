import { todayInSantoDomingo } from '../../domain/rules/dates/dates';
import type { Queries } from '../db/db';
import { demoConsumption } from './consumption';
import { insertForMembers } from './insert-for-members';

/** Seeds consumption of the year before `now` for existing people. */
export const seedConsumption = (to: Queries, now: Date) =>
  insertForMembers(
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
