import type { Queries } from '../db/db';
import { demoAlerts, demoFlags, demoMenu } from './menu';

export const seedSettings = async (to: Queries): Promise<void> => {
  for (const [index, item] of demoMenu.entries())
    await to.query(
      `INSERT INTO menu (id, padre, orden, titulo, icono, url, externo, require_login)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        item.id,
        item.padre ?? null,
        index,
        item.titulo,
        item.icono,
        item.url ?? '',
        item.externo ?? false,
        item.requireLogin ?? true,
      ],
    );
  for (const flag of demoFlags) await to.query(`INSERT INTO banderas (nombre, es_web) VALUES ($1, true)`, [flag]);
  for (const { idAfiliado, nombre, mensaje } of demoAlerts)
    await to.query(`INSERT INTO alertas (id_afiliado, nombre, mensaje) VALUES ($1, $2, $3)`, [
      idAfiliado,
      nombre,
      mensaje,
    ]);
};
