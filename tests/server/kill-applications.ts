import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openDesk } from './application-desk';
import { nthApplication } from './nth-application';
import { openVictim } from './victim';

const desk = fileURLToPath(new URL('./killed-desk.mjs', import.meta.url));

/** The points of the kill: after the start, with rows but no mail, and with the mail. */
const moments = ['recibida', 'escrita', 'correo'] as const;
type Moment = (typeof moments)[number];
/** So many are taken in peace before. */
const inPeace = 2;

export interface TakenInSpiteOfKills {
  kills: number;
  /** Different ones; each that was cut off was sent once more. */
  sent: number;
  kept: number;
  /** Told with a number that no application has. */
  lost: number;
  /** Not exactly one mail, not both dependents, or answers that cannot be read. */
  halves: number;
}

interface Told {
  step: Moment;
  numero?: string;
}

export const killApplications = async (
  engine: 'PGlite' | 'PostgreSQL',
  kills: number,
): Promise<TakenInSpiteOfKills> => {
  const victim = await openVictim(engine);
  const told: string[] = [];
  let next = 0;

  for (let round = 0; round < kills; round += 1) {
    const moment = moments[round % moments.length] ?? 'recibida';
    const child = fork(desk, [victim.place, String(next)], { execArgv: ['--import', 'tsx'], silent: true });
    let taken = 0;
    await new Promise<void>((killed, failed) => {
      let isOver = false;
      const end = () => {
        isOver = true;
        child.removeAllListeners('exit');
        victim.kill(child).then(killed, failed);
      };
      child.on('message', ({ step, numero }: Told) => {
        if (isOver) return;
        if (numero !== undefined) told.push(numero);
        if (taken >= inPeace && step === moment) return end();
        if (step === 'recibida') {
          taken += 1;
          next += 1;
        }
        child.send('sigue');
      });
      child.once('exit', () => failed(new Error(`the desk ended by itself in round ${round + 1}`)));
    });
  }

  const db = await victim.open();
  const { receive, seal } = await openDesk(db);
  told.push(await receive(nthApplication(next)));
  const forms = await db.query<{ id: string; numero: string; correos: number; dependientes: number }>(
    `SELECT f.id, f.numero, (SELECT count(*) FROM correos k WHERE k.formulario = f.id) AS correos,
       (SELECT count(*) FROM dependientes_formulario d WHERE d.formulario = f.id) AS dependientes
     FROM formularios_afiliacion f`,
  );
  const sealed = await db.query<{ formulario: string; llave: string; cifrado: string }>(
    `SELECT formulario, llave, cifrado FROM declaraciones_salud`,
  );
  const readable = new Set(
    sealed.flatMap(({ formulario, ...each }) => (seal.open(formulario, each) === null ? [] : [formulario])),
  );
  await db.close();
  await victim.remove();
  const numbers = new Set(forms.map(({ numero }) => numero));
  return {
    kills,
    sent: next + 1,
    kept: forms.length,
    lost: told.filter((numero) => !numbers.has(numero)).length,
    halves: forms.filter(({ id, correos, dependientes }) => correos !== 1 || dependientes !== 2 || !readable.has(id))
      .length,
  };
};
