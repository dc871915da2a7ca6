import { HttpProblem } from '../http/http-problem';
import { type CardHolder, memberPass } from '../passes/member-pass';
import type { HandlerDeps, HandlersOf } from './handlers';

export const billeteraHandlers = ({
  db,
  now,
  links,
  hide,
  passSigner,
  looks,
}: HandlerDeps): HandlersOf<'obtenerArchivoIos'> => ({
  obtenerArchivoIos: async ({ query: { fileName } }, caller) => {
    const codigoAfiliado = await links.openPass(fileName);
    if (passSigner === null) throw new HttpProblem(501);
    const [holder] = await db.query<CardHolder>(
      `SELECT codigo AS "codigoAfiliado", nombres, apellidos, regimen, plan FROM afiliados WHERE codigo = $1`,
      [codigoAfiliado],
    );
    if (holder === undefined) throw new HttpProblem(404);
    await looks.note(caller, 'carne', codigoAfiliado);
    // The same for every pass of one member, so that a newer one takes the place of the older.
    const serialNumber = hide(`pase:${codigoAfiliado}`);
    return new Blob([memberPass(holder, serialNumber, passSigner, now())], {
      type: 'application/vnd.apple.pkpass',
    });
  },
});
