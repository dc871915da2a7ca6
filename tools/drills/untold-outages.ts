import type { Outage } from './outages';

/** A promise that no mail kept, until a person notes that they called. */
const untold =
  (estado: 'sinCanal' | 'enviado', back: string): Outage['plant'] =>
  async ({ run }) => {
    await run(
      `INSERT INTO avisos (id, promesa, clave, codigo_afiliado, momento, plazo, siguiente, estado, carta, no_llego)
       VALUES ('simulacro-' || clock_timestamp(), 'contactoCambiado', 'simulacro-' || clock_timestamp(), '10000001', now(),
         now(), now(), '${estado}', 'simulacro', ${back})`,
    );
    return async () => {
      await run(`UPDATE avisos SET avisado = now() WHERE carta = 'simulacro'`);
    };
  };

export const untoldOutages: readonly Outage[] = [
  { title: 'A member has no address', alert: 'NoticesToCall', plant: untold('sinCanal', 'NULL') },
  { title: 'A mail comes back', alert: 'NoticesToCall', plant: untold('enviado', 'now()') },
];
