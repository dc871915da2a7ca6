import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { demoCookie } from '../../server/demo/demo-access';
import type { MailServer } from '../../tests/server/mail-server';
import type { callsTo } from './portal-load';

const firstNumber = 910_000_000;
const filer = '10000001';
export const subjectOfNext = 'Ensayo de una promesa nueva';
/** As an older version or the insurer's own program: it writes no notice. */
const decideElsewhere = `WITH caso AS (
  UPDATE casos SET estatus = 'Resuelto', respuesta = 'Cubierto.' WHERE numero = $1 RETURNING numero
) INSERT INTO sucesos_caso (caso, momento, suceso) SELECT numero, now(), 'resuelto' FROM caso`;
/** A promise that only the next versions know. */
const promiseOfNext = `INSERT INTO avisos (id, promesa, clave, codigo_afiliado, caso, momento, plazo, siguiente, estado)
  VALUES ('ensayo ' || $1, 'casoEnsayo', $1, '${filer}', $1, now(), now() + interval '1 hour', now(), 'pendiente')`;

/** Resolves cases while servers are replaced, by turns through the proxy and by another program. */
export const resolveCases = async (
  sql: pg.Client,
  { request }: Pick<ReturnType<typeof callsTo>, 'request'>,
  demoToken: string,
  many: number,
) => {
  const numbers = Array.from({ length: many }, (_, index) => String(firstNumber + index));
  const ofNext = numbers.filter((_, index) => index % 20 === 0);
  await sql.query(
    `INSERT INTO casos (numero, codigo_afiliado, creado_por, tipo, conjunto, abierto)
     SELECT numero, '${filer}', '${filer}', '1', '', now() FROM unnest($1::text[]) AS numero`,
    [numbers],
  );
  const failed: string[] = [];
  let pauseMs = 250;
  const decide = async (numero: string): Promise<void> => {
    const said = await request(`/demo/casos/${numero}`, {
      method: 'POST',
      headers: { cookie: `${demoCookie}=${demoToken}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'accion=resolver&respuesta=Cubierto.',
    }).then(
      ({ status }) => (status === 303 ? '' : String(status)),
      (error: Error) => error.message,
    );
    if (said !== '') failed.push(`${new Date().toISOString()} ${numero}: ${said}`);
  };
  const work = (async () => {
    for (const [index, numero] of numbers.entries()) {
      if (ofNext.includes(numero)) await sql.query(promiseOfNext, [numero]);
      await (index % 2 === 0 ? decide(numero) : sql.query(decideElsewhere, [numero]));
      await pause(pauseMs);
    }
  })();
  const subjects = [
    ...numbers.map((numero) => `Hay una respuesta a su solicitud ${numero}`),
    ...ofNext.map((numero) => `${subjectOfNext} ${numero}`),
  ];

  return {
    failed,
    /** Resolves the rest without a pause. */
    finish: (): Promise<void> => {
      pauseMs = 0;
      return work;
    },
    /** What did not arrive in exactly one mail. */
    toldOtherwise: ({ received }: MailServer): string[] => {
      const arrived = new Map<string, Set<string>>();
      for (const { source } of received) {
        const [subject = '', id = ''] = ['Subject', 'Message-ID'].map(
          (name) => new RegExp(`^${name}: (.*)$`, 'm').exec(source)?.[1],
        );
        arrived.set(subject, (arrived.get(subject) ?? new Set()).add(id));
      }
      return subjects.flatMap((subject) => {
        const times = arrived.get(subject)?.size ?? 0;
        return times === 1 ? [] : [`${subject}: ${times} times`];
      });
    },
  };
};
