import { describe, test, vi } from 'vitest';
import { sessionPhase } from '../../domain/rules/session/session';
import type { App } from '../../src/app/start/app';
import { firstPage, guard } from '../../src/app/start/guard';
import { faults } from './faults';
import { portalUnderFaults, spinnerLimit, token } from './portal-under-faults';

const calls = ['Afiliado/getAfiliado', 'Usuario/autenticarUsuarioAnonimo', 'Ajuste/menu', 'utility/feature/flags'];
const kept = { autenticado: 'true', token };

/** The router's guard of a page: resolves to the redirect, or to none. */
const asking = (app: App) => {
  let leads: 'nowhere yet' | 'to the page' | 'elsewhere' = 'nowhere yet';
  const load = () =>
    guard({
      context: { app },
      location: { pathname: '/', href: '/' },
      abortController: new AbortController(),
    }).then(
      () => {
        leads = 'to the page';
      },
      () => {
        leads = 'elsewhere';
      },
    );
  return { load, leads: () => leads };
};

const settled = ({ session, menu, flags }: App) =>
  sessionPhase(session.getSnapshot()) !== 'pendiente' &&
  !menu.getSnapshot().hasTag('cargando') &&
  !flags.getSnapshot().hasTag('cargando');

for (const call of calls)
  describe.concurrent(`[SESS-17] [ROUTE-45] a start with a failed ${call} renders, whether its page is early or late`, () => {
    test.for(faults)('$id: $name', async (fault, { expect }) => {
      const portal = await portalUnderFaults(call, fault, call === 'Usuario/autenticarUsuarioAnonimo' ? {} : kept);
      const { app } = portal;
      const phase = () => sessionPhase(app.session.getSnapshot());
      const painted: string[] = [];
      const paint = (moment: string) => {
        const router = asking(app);
        void firstPage(router, app.session).then(() => painted.push(moment));
        return router;
      };
      const early = paint('early');
      await vi.waitUntil(() => settled(app), spinnerLimit);
      const late = paint('late');
      await vi.waitFor(() => expect(painted).toEqual(['early', 'late']), spinnerLimit);
      const leads = () => [early.leads(), late.leads()];
      if (phase() === 'sinServicio') {
        expect(leads()).toEqual(['nowhere yet', 'nowhere yet']);
        portal.mend();
        app.session.send({ type: 'REINTENTAR' });
        await vi.waitFor(() => expect(leads()).toEqual(['to the page', 'to the page']), spinnerLimit);
        expect(phase()).toBe('autenticada');
      } else {
        const open = phase() === 'autenticada' ? 'to the page' : 'elsewhere';
        expect(leads()).toEqual([open, open]);
      }
      expect(portal.failures).toEqual([]);
      await portal.close();
    });
  });
