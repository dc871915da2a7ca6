import { fromCallback } from 'xstate';
import { consumosAfiliado } from '../../../domain/contract/historial';
import { datospersonales } from '../../../domain/contract/nucleo';
import { todayInSantoDomingo } from '../../../domain/rules/dates/dates';
import { chartLimitMs } from '../../../domain/rules/policy';
import type { Evento } from '../../../machines/profile/profile.machine';
import { profileFlow } from '../../../machines/profile/profile.rules';
import { callActor } from '../../api/actor';
import { undoAll } from '../../platform/undo-all';
import type { ProfileAddress } from '../../wiring/addresses/profile-address';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

interface Parts {
  deps: Pick<Deps, 'session' | 'flags' | 'client' | 'policy' | 'browser' | 'time'>;
  address: ProfileAddress;
}

/** Reports the selected person, the flag of the core, and a returning network. */
const pageWatch = ({ deps: { flags, browser }, address }: Parts, before: boolean) =>
  fromCallback(({ sendBack }) => {
    const send: (event: Evento) => void = sendBack;
    let known = before;
    const look = () => {
      const { verNucleoFamiliar: verNucleo } = flags.getSnapshot().context.lista;
      if (verNucleo !== known) send({ type: 'PERMISO', verNucleo });
      known = verNucleo;
    };
    look();
    return undoAll([
      flags.subscribe(look).unsubscribe,
      address.onPlace((lugar, seccion) => {
        send({ type: 'LUGAR', lugar });
        if (seccion !== 'personales') send({ type: 'VER_SECCION', seccion });
      }),
      browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' })),
    ]);
  });

export const profileLogic = ({ deps, address }: Parts) => {
  const { session, flags, client, policy, browser, time } = deps;
  const call = callActor(client);
  const verNucleo = flags.getSnapshot().context.lista.verNucleoFamiliar;
  const logic = wire(profileFlow, {
    actors: {
      vigilarPagina: pageWatch({ deps, address }, verNucleo),
      consultarPerfil: call(datospersonales),
      consultarFamiliar: call(datospersonales),
      releerPerfil: call(datospersonales),
      consultarConsumos: call(consumosAfiliado),
    },
    delays: { limite: chartLimitMs(policy.readLimitMs) },
    actions: {
      registrarFallo: () => browser.log('profile: no se pudo releer'),
      irAFamiliar: ({ event }) => event.type === 'ELEGIR_FAMILIAR' && address.open(event.lugar),
    },
  });
  const { codigoAfiliado } = session.getSnapshot().context;
  return {
    logic,
    input: {
      codigoAfiliado,
      hoy: todayInSantoDomingo(time.now()),
      lugar: address.place,
      verNucleo,
      pedida: address.section,
    },
  };
};
