import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPolicy } from '../../../domain/rules/policy';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal } from '../../../tests/stand-ins/portal';

const open = async () => {
  const portal = await openPortal(fakeDevice());
  const { snackbars } = portal.app;
  return {
    ...portal,
    snackbars,
    titles: () => snackbars.getSnapshot().context.visibles.map(({ titulo }) => titulo),
    after: (ms: number) => portal.clock.increment(ms),
  };
};

test('success and information disappear after six seconds, warnings and errors stay until closed', async () => {
  const { snackbars, titles, after } = await open();
  snackbars.send({ type: 'AVISAR', tono: 'exito', titulo: 'a' });
  after(3000);
  snackbars.send({ type: 'AVISAR', tono: 'informacion', titulo: 'b' });
  snackbars.send({ type: 'AVISAR', tono: 'error', titulo: 'c' });
  after(2999);
  expect(titles()).toEqual(['a', 'b', 'c']);
  after(1);
  expect(titles()).toEqual(['b', 'c']);
  after(3000);
  expect(titles()).toEqual(['c']);
  after(3_600_000);
  expect(titles()).toEqual(['c']);
  snackbars.send({ type: 'CERRAR', id: 'aviso-3' });
  expect([titles(), snackbars.getSnapshot().value]).toEqual([[], 'vacio']);
});

test('timers pause while one is read or the page is hidden, and restart afterwards', async () => {
  const { snackbars, titles, after } = await open();
  snackbars.send({ type: 'AVISAR', tono: 'exito', titulo: 'a' });
  snackbars.send({ type: 'PAUSAR', causa: 'puntero' });
  snackbars.send({ type: 'PAUSAR', causa: 'foco' });
  after(60_000);
  snackbars.send({ type: 'REANUDAR', causa: 'puntero' });
  after(60_000);
  expect(titles()).toEqual(['a']);
  snackbars.send({ type: 'REANUDAR', causa: 'foco' });
  after(5999);
  expect(titles()).toEqual(['a']);
  after(1);
  expect(titles()).toEqual([]);
});

test('a snackbar shown while the page is hidden waits to be seen', async () => {
  const { snackbars, titles, after } = await open();
  snackbars.send({ type: 'PAUSAR', causa: 'oculta' });
  snackbars.send({ type: 'AVISAR', tono: 'exito', titulo: 'a' });
  after(60_000);
  expect([titles(), snackbars.getSnapshot().value]).toEqual([['a'], 'pausado']);
  snackbars.send({ type: 'REANUDAR', causa: 'oculta' });
  after(defaultPolicy.snackbarMs);
  expect(titles()).toEqual([]);
});

test('retracting one while the page is hidden starts no timers; the others disappear once seen', async () => {
  const { snackbars, titles, after } = await open();
  snackbars.send({ type: 'AVISAR', tono: 'exito', titulo: 'a', origen: 'uno' });
  snackbars.send({ type: 'AVISAR', tono: 'exito', titulo: 'b', origen: 'otro' });
  snackbars.send({ type: 'PAUSAR', causa: 'oculta' });
  snackbars.send({ type: 'RETIRAR', origen: 'uno' });
  after(60_000);
  expect(titles()).toEqual(['b']);
  snackbars.send({ type: 'AVISAR', tono: 'exito', titulo: 'c' });
  snackbars.send({ type: 'CERRAR', id: 'aviso-2' });
  after(60_000);
  expect(titles()).toEqual(['c']);
  snackbars.send({ type: 'REANUDAR', causa: 'oculta' });
  snackbars.send({ type: 'PAUSAR', causa: 'puntero' });
  snackbars.send({ type: 'REANUDAR', causa: 'puntero' });
  after(defaultPolicy.snackbarMs);
  expect(titles()).toEqual([]);
});

test("retracting another flow's snackbar does not resume a paused one", async () => {
  const { snackbars, titles, after } = await open();
  snackbars.send({ type: 'AVISAR', tono: 'exito', titulo: 'a', origen: 'uno' });
  snackbars.send({ type: 'PAUSAR', causa: 'puntero' });
  snackbars.send({ type: 'RETIRAR', origen: 'otro' });
  after(60_000);
  expect([titles(), snackbars.getSnapshot().value]).toEqual([['a'], 'pausado']);
  snackbars.send({ type: 'REANUDAR', causa: 'puntero' });
  after(defaultPolicy.snackbarMs);
  expect(titles()).toEqual([]);
});

test('repeating the same words restarts the timer', async () => {
  const { snackbars, titles, after } = await open();
  snackbars.send({ type: 'AVISAR', tono: 'exito', titulo: 'a' });
  after(5000);
  snackbars.send({ type: 'AVISAR', tono: 'exito', titulo: 'a' });
  after(5999);
  expect(titles()).toEqual(['a']);
  after(1);
  expect(titles()).toEqual([]);
});

test('[SHELL-21, SHELL-23] of twenty failures at most 3 are visible, the others wait, and the count is known', async () => {
  const { snackbars, titles } = await open();
  for (let one = 1; one <= 20; one += 1) snackbars.send({ type: 'AVISAR', tono: 'error', titulo: `error ${one % 10}` });
  expect([titles(), snackbars.getSnapshot().context.espera.length]).toEqual([['error 1', 'error 2', 'error 3'], 7]);
  snackbars.send({ type: 'CERRAR', id: 'aviso-2' });
  expect([titles(), snackbars.getSnapshot().context.espera.length]).toEqual([['error 1', 'error 3', 'error 4'], 6]);
});

test('[SHELL-21] in any order at most 3 are visible, and success never stays forever', async () => {
  const { snackbars, after, failures } = await open();
  const tone = fc.constantFrom('exito' as const, 'informacion' as const, 'advertencia' as const, 'error' as const);
  const cause = fc.constantFrom('puntero' as const, 'foco' as const, 'toque' as const, 'oculta' as const);
  const step = fc.oneof(
    fc.record({
      type: fc.constant('AVISAR' as const),
      tono: tone,
      titulo: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      origen: fc.constantFrom('uno', 'otro'),
    }),
    fc.record({ type: fc.constant('RETIRAR' as const), origen: fc.constantFrom('uno', 'otro', 'nadie') }),
    fc.record({ type: fc.constant('CERRAR' as const), id: fc.nat(30).map((id) => `aviso-${id}`) }),
    fc.record({ type: fc.constantFrom('PAUSAR' as const, 'REANUDAR' as const), causa: cause }),
    fc.nat(9000),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      for (const one of steps) {
        if (typeof one === 'number') after(one);
        else snackbars.send(one);
        expect(snackbars.getSnapshot().context.visibles.length).toBeLessThanOrEqual(3);
      }
      for (const causa of ['puntero', 'foco', 'toque', 'oculta'] as const) snackbars.send({ type: 'REANUDAR', causa });
      for (let turn = 0; turn < 20; turn += 1) after(defaultPolicy.snackbarMs);
      const left = snackbars.getSnapshot().context.visibles;
      expect(left.filter(({ tono }) => tono === 'exito' || tono === 'informacion')).toEqual([]);
      for (
        const { context } = snackbars.getSnapshot(), ids = [...context.visibles, ...context.espera];
        ids.length > 0;
      )
        snackbars.send({ type: 'CERRAR', id: ids.pop()?.id ?? '' });
    }),
    { numRuns: 1000 },
  );
  expect(failures).toEqual([]);
});
