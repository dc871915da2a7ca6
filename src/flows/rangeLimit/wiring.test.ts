import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { alertaPersonalizada } from '../../../domain/contract/ajuste';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { rangeLimitLogic } from './wiring';

test("[HIST-16] loads the custom alert 'limite-rango-fecha-solicitudes' once a visit, and again only after a failure", async () => {
  const portal = await openPortal(fakeDevice(storedSession('1001', 0)), {
    answers: { [alertaPersonalizada.path]: 'sinServicio' },
  });
  const logic = rangeLimitLogic(portal.app);
  const shown: unknown[] = [];
  for (let time = 0; time < 3; time += 1) {
    const limit = createActor(logic, { clock: portal.clock }).start();
    await arrive();
    shown.push([limit.getSnapshot().value, limit.getSnapshot().context.alerta]);
    portal.network.answers[alertaPersonalizada.path] = () => [
      { nombre: 'limite-rango-fecha-solicitudes', mensaje: 'Seis.' },
    ];
  }
  const asked = { query: { id: '', nombre: 'limite-rango-fecha-solicitudes' } };
  expect([shown, portal.askedFor(alertaPersonalizada.path).map(({ request }) => request)]).toEqual([
    [
      ['mostrando', ''],
      ['mostrando', 'Seis.'],
      ['mostrando', 'Seis.'],
    ],
    [asked, asked],
  ]);
});
