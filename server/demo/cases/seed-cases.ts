import { createHash } from 'node:crypto';
import { createDocumentStore } from '../../cases/document-store';
import type { Queries } from '../../db/db';
import { insertForMembers } from '../insert-for-members';
import { type DemoCase, demoAttachments, demoCases } from './demo-cases';
import { attachmentPdf, attachmentPng } from './sample-attachments';

const columns = [
  ['numero', 'text'],
  ['codigo_afiliado', 'text'],
  ['creado_por', 'text'],
  ['tipo', 'text'],
  ['conjunto', 'text'],
  ['abierto', 'timestamptz'],
  ['estatus', 'text'],
  ['estatus_reembolso', 'text'],
  ['devuelto', 'timestamptz'],
  ['respuesta', 'text'],
  ['respuestas_gsaup', 'text'],
  ['informacion_autorizacion', 'text'],
  ['prestador_autorizado', 'text'],
  ['nap', 'text'],
  ['monto_reembolsado', 'bigint'],
  ['descripcion', 'text'],
] as const;

const addAttachments = async (to: Queries, seed: DemoCase): Promise<void> => {
  const [found] = await to.query(
    `SELECT numero FROM casos WHERE numero = $1 AND NOT EXISTS (SELECT 1 FROM documentos_caso WHERE caso = numero)`,
    [seed.numero],
  );
  if (found === undefined) return;
  const store = createDocumentStore();
  for (const [index, { requisito, nombre }] of demoAttachments(seed).entries()) {
    const isPdf = nombre.endsWith('.pdf');
    const bytes = isPdf ? attachmentPdf(`${nombre} ${seed.numero}`) : attachmentPng(Number(seed.numero) + index);
    const id = `demo-${seed.numero}-${index}`;
    await to.query(
      `INSERT INTO documentos_caso (id, caso, requisito, nombre, tipo, octetos, huella, subido, subido_por)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id,
        seed.numero,
        requisito,
        nombre,
        isPdf ? 'application/pdf' : 'image/png',
        bytes.length,
        createHash('sha256').update(bytes).digest('hex'),
        seed.abierto,
        seed.creado_por,
      ],
    );
    await store.put(to, id, bytes);
  }
};

/** Seeds the members' earlier requests. */
export const seedCases = async (to: Queries, now: Date): Promise<void> => {
  const cases = demoCases(now);
  await insertForMembers(to, 'casos', columns, cases);
  await to.query(
    `INSERT INTO sucesos_caso (caso, momento, suceso, actor) SELECT numero, abierto, 'creado', creado_por FROM casos
     WHERE NOT EXISTS (SELECT 1 FROM sucesos_caso WHERE caso = numero) ORDER BY abierto, numero`,
  );
  for (const one of cases) await addAttachments(to, one);
};
