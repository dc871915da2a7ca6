import type { CallName } from '../../domain/contract';
import { does } from './acts';
import type { Act } from './described';
import { closedSession } from './member-page';
import { sessionOf } from './member-session';

/** In another tab, each time as another member: a second session of the same person is no new one. */
export const enter: Act = does('Entre con {tipo} {documento} y {clave}.', async ({ otherTab, wire, now }) =>
  otherTab(sessionOf(`10${wire.asked('getAfiliado') + 1}`, await now())),
);

export const leaveElsewhere: Act = does('Cierre la sesión en otra pestaña y mire esta.', ({ otherTab }) =>
  otherTab(closedSession),
);

/** Waits for the retry of a failed call. */
export const nextAttempt = (call: CallName): Act =>
  does('Espere unos segundos: el intento siguiente sale solo, cada vez más tarde.', async ({ wire, until }) => {
    const asked = wire.asked(call);
    await until(async () => wire.asked(call) > asked);
  });
