import { randomUUID } from 'node:crypto';
import { createAuthenticator } from '../../../../tests/server/software-authenticator';
import { publicUrl } from '../public-url';
import { defineVisit, isHolder, type Visit } from '../visit';
import { logIn, openPortal } from './entry';

/** Adds a passkey, enters and secures a device with it on the next visit, and removes it: nobody of the next ones finds ten. */
export const passkeyVisits: readonly Visit[] = [
  defineVisit({
    name: 'passkey added, used and removed',
    share: 0.2,
    calls: [
      ...logIn.calls,
      'opcionesLlave',
      'agregarLlave',
      'llavesAcceso',
      'nombrarLlave',
      'quitarLlave',
      'opcionesEntrada',
      'entrarConLlave',
      'opcionesDispositivo',
      'confirmarDispositivo',
    ],
    suits: isHolder,
    go: async (visitor) => {
      await logIn.go(visitor);
      const key = createAuthenticator();
      const doing = { origin: publicUrl, rpId: new URL(publicUrl).hostname };
      const added = await visitor.read('opcionesLlave', {});
      const { challenge, user } = added.opciones;
      const credencial = key.create({ ...doing, challenge }, user.id);
      await visitor.ask('agregarLlave', { body: { desafio: added.desafio, credencial } });
      await visitor.ask('llavesAcceso', {});
      await visitor.ask('nombrarLlave', { body: { codigo: key.id, nombre: 'Mi teléfono' } });
      await visitor.pause();
      await openPortal.go(visitor);
      const { desafio, opciones } = await visitor.read('opcionesEntrada', {});
      const signed = key.get({ ...doing, challenge: opciones.challenge });
      const entered = await visitor.read('entrarConLlave', { body: { desafio, credencial: signed } });
      if (entered.codigoMensaje !== 1007) throw new Error('a log-in that worked has its code');
      visitor.useToken(entered.token);
      const asked = await visitor.read('opcionesDispositivo', {});
      const proof = key.get({ ...doing, challenge: asked.opciones.challenge });
      const body = { desafio: asked.desafio, credencial: proof, identificador: randomUUID() };
      await visitor.ask('confirmarDispositivo', { body });
      await visitor.ask('quitarLlave', { body: { codigo: key.id } });
    },
  }),
];
