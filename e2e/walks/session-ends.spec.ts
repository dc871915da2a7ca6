import { expect, test } from 'playwright/test';
import { routeAt } from '../../domain/rules/access/routes';
import { defaultPolicy } from '../../domain/rules/policy';
import { formNotice, loginTexts } from '../../src/flows/login/texts';
import { stepsOf } from '../../tools/explore/driver';
import { type Cases, discover, type Flow } from '../../tools/explore/flows';
import type { Described } from './described';
import { describedFlow } from './described-flows';
import type { Arrival, Hand } from './hand';
import { closedSession } from './member-page';
import { sessionOf, tokenOf } from './member-session';
import { lookAt, missing } from './sight';
import { openTheatre } from './stage';
import { startTime } from './start-time';
import { arrivalOf, browserPaths, walkOn } from './walk-in-browser';

test.describe.configure({ mode: 'parallel' });
test.setTimeout(300_000);

const minute = 60_000;

interface End {
  name: string;
  notice: keyof typeof formNotice;
  kept?: Readonly<Record<string, string>>;
  come(I: Hand): Promise<void>;
}

const ends: readonly End[] = [
  {
    name: 'the server refuses it',
    notice: 'formulario.sesionVencida',
    come: async ({ wire, pass }) => {
      wire.hold('getAfiliado');
      await pass(defaultPolicy.heartbeatMs);
      await wire.fail('getAfiliado', 'sesionVencida');
    },
  },
  {
    name: 'another tab closes it',
    notice: 'formulario.sesionCerradaFuera',
    come: ({ otherTab }) => otherTab(closedSession),
  },
  {
    name: 'nobody is there',
    notice: 'formulario.sesionInactiva',
    come: async ({ pass, wire, loadAnew }) => {
      await pass(defaultPolicy.idleCloseMs + 2000);
      // A guard waits for menu and flags, which the path may have delayed.
      wire.letGo();
      await loadAnew();
    },
  },
  {
    name: 'its time is over',
    notice: 'formulario.sesionVencida',
    kept: { token: tokenOf('1001', startTime + 3 * minute) },
    come: async ({ hide, sleep }) => {
      await hide(true);
      await sleep(4 * minute);
      await hide(false);
    },
  },
];

/** The path of a payment's confirmation begins before the member is known, and nobody is inactive before. */
const possible = (flow: string): readonly End[] =>
  ends.filter(({ notice }) => flow !== 'paymentConfirmation' || notice !== 'formulario.sesionInactiva');

const isMembers = ({ local = {} }: Arrival): boolean => local.autenticado === 'true';

/** The first half of a path, after which the flow is in the middle of something. */
const half = <T>(steps: readonly T[]): readonly T[] => steps.slice(0, Math.ceil(steps.length / 2));

/** A path that closes or opens the session would leave another one than the test began with. */
const keepsSession = (steps: ReturnType<typeof stepsOf>): boolean =>
  steps.every(({ event }) => !event.type.startsWith('SESION_') && event.type !== 'SALIO');

/** Flows whose link never opens in a session. */
const links = ['activation', 'changePassword', 'emailChange', 'planStatus', 'wallet'];

/** Does not explore the chart: at the start of a run every browser would wait for that. */
const beginsInSession = ({ starts }: Described): boolean =>
  Object.values(starts).some(
    ({ arrival }) => typeof arrival === 'function' || (arrival !== undefined && isMembers(arrival)),
  );

const inSession = async ({ name, cases }: Flow) => {
  // The session's own path test covers its end.
  if (cases === null || name === 'session' || links.includes(name)) return [];
  const described = await describedFlow(name);
  return beginsInSession(described) ? [{ name, cases, described }] : [];
};

const stepsInSession = (described: Described, cases: Cases) => {
  const steps = browserPaths(described, cases)
    .map(stepsOf)
    .filter((path) => isMembers(arrivalOf(described, path)))
    .map(half)
    .find(keepsSession);
  if (steps === undefined) throw new Error('No path keeps the session');
  return steps;
};

/** A visitor of a link stays on its public page, without the member's data. */
const isOpen = ({ address }: Arrival): boolean =>
  routeAt(new URL(address, 'http://portal').pathname)?.route.guard === 'publica';

const flows = (await Promise.all((await discover()).map(inSession))).flat();

for (const [place, { name, cases, described }] of flows.entries())
  for (const end of possible(name).filter((_, index, all) => index === place % all.length))
    test(`${name} under way when ${end.name}: the page says so, and no data of the member are left`, async ({
      browser,
      baseURL,
    }) => {
      if (baseURL === undefined) throw new Error('no portal');
      const machine = cases.machine.id;
      const steps = stepsInSession(described, cases);
      const arrival = arrivalOf(described, steps);
      const local = { ...arrival.local, ...sessionOf('1001'), ...end.kept };
      const theatre = await openTheatre(browser, baseURL);
      const stage = await theatre.enter({ ...arrival, local }, machine);
      expect((await walkOn(stage, described, machine, steps)).differences).toEqual([]);
      // A log-in page that was not opened before needs the network, too.
      await stage.page.context().setOffline(false);
      await end.come(stage);
      const { titulo = '', detalle = '' } = formNotice[end.notice] ?? {};
      const silent = ['Ana', 'Peña', '1001'];
      const expected = isOpen(arrival)
        ? { dialog: null, silent }
        : { address: '/login', heading: loginTexts.titulo, dialog: null, says: [titulo, detalle], silent };
      let left: string[] = [];
      await stage
        .until(async () => {
          left = await lookAt(stage.page).then(
            (seen) => missing(seen, expected),
            (error) => [String(error)],
          );
          return left.length === 0;
        })
        .catch(() => undefined);
      expect(left).toEqual([]);
      const kept = await stage.page.evaluate(() => ({ ...localStorage }));
      expect([kept.autenticado, kept.token, kept.lastActivity, kept.selectedImage]).toEqual([
        'false',
        undefined,
        undefined,
        undefined,
      ]);
      await theatre.close();
    });
