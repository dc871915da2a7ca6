import type { Queries } from '../db/db';
import { demoPeople } from './people';
import { seedAffiliations } from './seed-affiliations';

/** Asked at a service centre, of a kind that no portal knows yet. */
const ownQuestion = { codigo: '10000024', id: 3, tipo: 4, pregunta: '¿Cómo se llamaba su primera escuela?' };

/** Seeds what registration checks, and the mails of pending activations. */
export const seedAccess = async (to: Queries, now: Date): Promise<void> => {
  await seedAffiliations(to);
  await to.query(`UPDATE afiliados SET id_tipo_plan = 2 WHERE codigo = $1`, [ownQuestion.codigo]);
  await to.query(
    `INSERT INTO preguntas_propias (codigo_afiliado, id, tipo, pregunta, respuesta)
     SELECT codigo, $2, $3, $4, 'Salomé Ureña' FROM afiliados WHERE codigo = $1 ON CONFLICT DO NOTHING`,
    [ownQuestion.codigo, ownQuestion.id, ownQuestion.tipo, ownQuestion.pregunta],
  );
  for (const { codigo, cuenta } of demoPeople) {
    if (cuenta?.estado !== 'porActivar') continue;
    const lost = cuenta.correoPerdido === true;
    await to.query(
      `INSERT INTO correos (id, codigo_afiliado, plantilla, para, creado, estado, siguiente, enviado)
       SELECT 'demo-' || codigo_afiliado, codigo_afiliado, 'activacion', correo, $2, $3, $2, $4 FROM cuentas
       WHERE codigo_afiliado = $1 AND estado = 'porActivar' ON CONFLICT DO NOTHING`,
      [codigo, now, lost ? 'perdido' : 'enviado', lost ? null : now],
    );
  }
};
