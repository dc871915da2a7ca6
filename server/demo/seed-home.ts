import type { Queries } from '../db/db';
import { demoTypes } from './consumption';
import { insertForMembers } from './insert-for-members';
import { demoHomeAlerts } from './menu';
import { demoNotices } from './notices';
import { drawPortrait } from './portrait';
import { seedConsumption } from './seed-consumption';
import { demoSlides } from './slides';

/** A member's device that never logs in. */
export const foreignDevice = '5f0c3b52-7d0e-4d7a-9a53-0b7f2e9c41aa';
const complementary = ['10000004', '10000005', '10000006'];

/** Seeds home and the top bar. Rows that people have changed stay. */
export const seedHome = async (to: Queries, now: Date): Promise<void> => {
  const [slide] = await to.query(`SELECT id FROM laminas LIMIT 1`);
  if (slide === undefined)
    for (const [index, { id, lugar, ubicacion, accion }] of demoSlides.entries())
      await to.query(`INSERT INTO laminas (id, lugar, orden, ubicacion, accion) VALUES ($1, $2, $3, $4, $5)`, [
        id,
        lugar,
        index,
        ubicacion,
        accion,
      ]);
  for (const { idAfiliado, nombre, mensaje } of demoHomeAlerts)
    await to.query(`INSERT INTO alertas (id_afiliado, nombre, mensaje) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`, [
      idAfiliado,
      nombre,
      mensaje,
    ]);
  for (const code of complementary) await to.query(`UPDATE afiliados SET id_tipo_plan = 2 WHERE codigo = $1`, [code]);
  for (const [index, { codigo, descripcion }] of demoTypes.entries())
    await to.query(
      `INSERT INTO tipos_autorizacion (codigo, orden, descripcion) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [codigo, index, descripcion],
    );
  await seedConsumption(to, now);
  await insertForMembers(
    to,
    'notificaciones',
    [
      ['codigo', 'text'],
      ['codigo_afiliado', 'text'],
      ['momento', 'timestamptz'],
      ['origen', 'text'],
      ['descripcion', 'text'],
      ['detalle', 'text'],
    ],
    demoNotices(now),
  );
  await insertForMembers(
    to,
    'dispositivos_seguros',
    [
      ['codigo_afiliado', 'text'],
      ['identificador', 'text'],
      ['registrado', 'timestamptz'],
    ],
    [{ codigo_afiliado: '10000001', identificador: foreignDevice, registrado: now }],
  );
  await to.query(
    `INSERT INTO fotos (codigo_afiliado, tipo, contenido, guardada)
     SELECT codigo, 'image/png', decode($1, 'base64'), $2 FROM afiliados WHERE codigo = '10000001'
     ON CONFLICT DO NOTHING`,
    [drawPortrait().toString('base64'), now],
  );
};
