import { todayInSantoDomingo } from '../../domain/rules/dates/dates';
import { audit } from '../access/audit';
import { HttpProblem } from '../http/http-problem';
import { messages } from '../texts/messages';
import type { HandlerDeps, HandlersOf } from './handlers';
import { createPasswordProof } from './prove-password';

type Calls = 'misDatos' | 'pedirMisDatos' | 'abrirMisDatos' | 'parteMisDatos';

const notThere = () => new HttpProblem(409, {}, messages.myData.notThere);

export const misDatosHandlers = (parts: HandlerDeps): HandlersOf<Calls> => {
  const { now, archives, archiveAsked, looks } = parts;
  const prove = createPasswordProof(parts);
  return {
    misDatos: ({ query }, { codigoAfiliado }) => archives.state({ codigoAfiliado, de: query.codigoAfiliado }),

    pedirMisDatos: async ({ body }, caller) => {
      const whose = { codigoAfiliado: caller.codigoAfiliado, de: body.codigoAfiliado };
      const { archive, isNew } = await archives.ask(whose, (queries) =>
        audit(queries, now, caller, { suceso: 'misDatos:pedidos', documentoIndicado: whose.de }),
      );
      if (isNew) archiveAsked();
      return archive;
    },

    abrirMisDatos: async ({ body: { codigoAfiliado: de, clave } }, caller) => {
      const whose = { codigoAfiliado: caller.codigoAfiliado, de };
      if (!(await archives.isReady(whose))) throw notThere();
      const opened = await prove(caller, 'abrirMisDatos', clave, async (queries) => {
        const found = await archives.open(queries, whose, caller);
        if (found !== null) await audit(queries, now, caller, { suceso: 'misDatos:abiertos', documentoIndicado: de });
        return found;
      });
      if (opened === null) throw notThere();
      if ('codigoMensaje' in opened) return opened;
      await looks.note(caller, 'archivo', de);
      const nombre = `mis-datos-${todayInSantoDomingo(now().getTime())}.zip`;
      return { codigoMensaje: 1007, ...opened, nombre, mensaje: '' } as const;
    },

    parteMisDatos: async ({ query: { pase, parte } }, caller) => {
      const bytes = await archives.part(caller, pase, parte);
      if (bytes === null) throw new HttpProblem(404, {}, messages.myData.notThere);
      return { contenido: bytes.toString('base64') };
    },
  };
};
