import { todayInSantoDomingo } from '../../domain/rules/dates/dates';
import type { Queries } from '../db/db';
import { insertForMembers } from './insert-for-members';
import { demoPeople } from './people';
import { demoPlans } from './plans';
import { seedAffiliations } from './seed-affiliations';
import { seedConsumption } from './seed-consumption';

const women = [
  ...['10000001', '10000011', '10000013', '10000004', '10000006', '10000007', '10000009', '10000022', '10000023'],
  ...['10000025', '10000026', '10000031', '10000033', '10000034', '10000042', '10000045', '10000046', '10000048'],
  ...['10000049', '10000051'],
];
const married = ['10000001', '10000003', '10000005', '10000021', '10000034', '10000041', '10000049', '10000050'];
const from: Readonly<Record<string, string>> = { '10000005': 'Francesa', '10000025': 'Italiana' };

/** Seeds the profile, also for members of older seeds. */
export const seedProfile = async (to: Queries, now: Date): Promise<void> => {
  await seedAffiliations(to);
  for (const { codigo, complementario } of demoPeople)
    await to.query(
      `UPDATE afiliados SET sexo = $2, estado_civil = $3, nacionalidad = $4, nucleo_complementario = $5
       WHERE codigo = $1 AND sexo = ''`,
      [
        codigo,
        women.includes(codigo) ? 'Femenino' : 'Masculino',
        married.includes(codigo) ? 'Casado' : 'Soltero',
        from[codigo] ?? 'Dominicana',
        complementario === true,
      ],
    );
  const holders = await to.query<{
    codigo: string;
    plan: string;
    idTipoPlan: number;
    estado: 'activa' | 'suspendida' | 'cancelada';
  }>(`SELECT codigo, plan, id_tipo_plan AS "idTipoPlan", estado FROM afiliados ORDER BY codigo`);
  const { plans, balances } = demoPlans(holders, todayInSantoDomingo(now.getTime()));
  // Plans that a migration made from the card have only a name.
  await to.query(`DELETE FROM planes WHERE inicio_vigencia IS NULL`);
  await insertForMembers(
    to,
    'planes',
    [
      ['codigo_afiliado', 'text'],
      ['id_tipo_plan', 'smallint'],
      ['tipo_plan', 'text'],
      ['estado', 'text'],
      ['primera_dispersion', 'date'],
      ['ultima_dispersion', 'date'],
      ['inicio_vigencia', 'date'],
      ['fin_vigencia', 'date'],
    ],
    plans,
  );
  await to.query(
    `UPDATE planes SET fecha_afiliacion = a.fecha_afiliacion FROM afiliados a
     WHERE a.codigo = planes.codigo_afiliado AND planes.fecha_afiliacion IS NULL`,
  );
  await insertForMembers(
    to,
    'balances',
    [
      ['codigo_afiliado', 'text'],
      ['id_tipo_plan', 'smallint'],
      ['id_tipo_balance', 'smallint'],
      ['descripcion', 'text'],
      ['monto_tope', 'numeric'],
      ['disponible', 'numeric'],
      ['fecha_renovacion', 'date'],
    ],
    balances,
  );
  await seedConsumption(to, now);
};
