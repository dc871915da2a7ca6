import { randomInt, randomUUID } from 'node:crypto';
import { formatCedula } from '../../domain/rules/document/cedula';
import { audit } from '../access/audit';
import type { Fingerprints } from '../access/keys';
import { normalizeEmail } from '../access/normalize-email';
import type { Db, Queries } from '../db/db';
import type { Caller } from '../http/caller';
import { createCounters } from '../http/counters';
import { limitAttempts } from '../http/limit-attempts';
import type { Outbox } from '../mail/outbox';
import type { ServerPolicy } from '../settings/server-policy';
import { messages } from '../texts/messages';
import type { Application } from './application-fault';
import type { DeclarationSeal } from './declaration-seal';

interface Parts {
  db: Db;
  now: () => Date;
  hide: (text: string) => string;
  fingerprints: (text: string) => Fingerprints;
  policy: ServerPolicy;
  outbox: Pick<Outbox, 'add'>;
  mailed: () => void;
  seal: DeclarationSeal;
}

/** Ten random digits, so that a number does not reveal how many applications exist. */
const newNumber = () => String(randomInt(10 ** 9, 10 ** 10));

const writtenDocument = (tipo: number, text: string) => (tipo === 1 ? formatCedula(text) : text.trim());

export const createApplications = ({ db, now, hide, fingerprints, policy, outbox, mailed, seal }: Parts) => {
  /** null: the same application exists already or is being written. */
  const writeForm = async (queries: Queries, huella: string, form: Application) => {
    const written = { id: randomUUID(), numero: newNumber() };
    const rows = await queries.query(
      `INSERT INTO formularios_afiliacion (id, numero, huella, recibido, plan, nombres, apellidos, tipo_documento, documento,
         fecha_nacimiento, sexo, nacionalidad, ocupacion, correo, estado_civil, direccion, sector, ciudad, telefono, oficina,
         celular, forma_pago, frecuencia_pago)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)
       ON CONFLICT (huella) DO NOTHING RETURNING id`,
      [
        written.id,
        written.numero,
        huella,
        now(),
        form.planSolicitado,
        form.nombres,
        form.apellidos,
        form.tipoDocumento,
        writtenDocument(form.tipoDocumento, form.noDocumento),
        form.fechaNacimiento,
        form.sexo,
        form.nacionalidad,
        form.ocupacion ?? '',
        form.correo,
        form.estadoCivil ?? '',
        form.direccion,
        form.sector,
        form.ciudad,
        form.telefono,
        form.oficina ?? '',
        form.celular ?? '',
        form.formaPago,
        form.frecuenciaPago,
      ],
    );
    return rows.length === 0 ? null : written;
  };

  const writeDependents = (queries: Queries, formulario: string, { listDependientes }: Application) =>
    queries.query(
      `INSERT INTO dependientes_formulario (formulario, orden, nombres, apellidos, tipo_documento, documento, fecha_nacimiento,
         sexo, nacionalidad, id_nacionalidad, parentesco)
       SELECT $1, orden, nombres, apellidos, tipo_documento, documento, fecha_nacimiento, sexo, nacionalidad, id_nacionalidad,
         parentesco
       FROM json_to_recordset($2::text::json) AS fila(orden integer, nombres text, apellidos text, tipo_documento smallint,
         documento text, fecha_nacimiento date, sexo text, nacionalidad text, id_nacionalidad text, parentesco text)`,
      [
        formulario,
        JSON.stringify(
          listDependientes.map((dependent, orden) => ({
            orden,
            nombres: dependent.nombres,
            apellidos: dependent.apellidos,
            tipo_documento: dependent.tipoDocumento,
            documento: writtenDocument(dependent.tipoDocumento, dependent.noDocumento),
            fecha_nacimiento: dependent.fechaNacimiento,
            sexo: dependent.sexo,
            nacionalidad: dependent.nacionalidad ?? '',
            id_nacionalidad: dependent.idNacionalidad,
            parentesco: dependent.idParentesco,
          })),
        ),
      ],
    );

  return {
    /**
     * Returns the application's number. Idempotent: the same content within the policy's time returns the same number.
     */
    receive: async (form: Application, caller: Caller): Promise<string> => {
      const { current: huella, former } = fingerprints(JSON.stringify(form));
      const outdated = new Date(now().getTime() - policy.applicationSameMs);
      const numero = await db.tx(async (queries) => {
        const [sent] = await queries.query<{ numero: string }>(
          `SELECT numero FROM formularios_afiliacion WHERE huella = ANY (string_to_array($1, ' ')) AND recibido > $2`,
          [former.join(' '), outdated],
        );
        if (sent !== undefined) return sent.numero;
        await queries.query(`UPDATE formularios_afiliacion SET huella = NULL WHERE huella = $1 AND recibido <= $2`, [
          huella,
          outdated,
        ]);
        const written = await writeForm(queries, huella, form);
        if (written === null) {
          const [before] = await queries.query<{ numero: string }>(
            `SELECT numero FROM formularios_afiliacion WHERE huella = $1`,
            [huella],
          );
          if (before === undefined) throw new Error('neither written nor there');
          return before.numero;
        }
        // Anybody can type any address, so mails per address are limited.
        await limitAttempts(createCounters(queries, now), {
          key: `formulario:${hide(normalizeEmail(form.correo))}`,
          ip: caller.ip,
          most: policy.applicationsPerEmailPerHour,
          inAll: policy.applicationsPerEmailPerHourInAll,
          mensaje: messages.application.tooManyOfEmail,
        });
        await writeDependents(queries, written.id, form);
        const { llave, cifrado } = seal.seal(written.id, form.listSintomasNucleo);
        await queries.query(`INSERT INTO declaraciones_salud (formulario, llave, cifrado) VALUES ($1, $2, $3)`, [
          written.id,
          llave,
          cifrado,
        ]);
        await audit(queries, now, caller, { suceso: 'solicitudAfiliacion', valorNuevo: written.numero });
        await outbox.add(queries, {
          codigoAfiliado: null,
          plantilla: 'solicitudAfiliacion',
          para: form.correo,
          formulario: written.id,
        });
        return written.numero;
      });
      mailed();
      return numero;
    },
  };
};
