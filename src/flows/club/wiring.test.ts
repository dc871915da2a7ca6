import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { ana, openPortal, tokenOf } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import { clubLogic } from './wiring';

const log = 'utility/bitacora/nuevo';
const cards = 'Afiliado/nucleo/carnet';
const address = 'https://club.ejemplo.do/';

interface Opening {
  regimen?: string;
  plan?: string;
  club?: string;
  stored?: Record<string, string>;
  answers?: NonNullable<Parameters<typeof openPortal>[1]>['answers'];
}

/** Opens the club page as a member of this regime and plan. */
const open = async ({
  regimen = 'CONTRIBUTIVO',
  plan = 'Plan básico',
  club = address,
  stored,
  answers,
}: Opening = {}) => {
  const device = fakeDevice(stored);
  const portal = await openPortal(device, {
    answers: {
      [log]: () => ({ mensaje: '' }),
      [cards]: () => [{ idAfiliado: '1001', regimen, planes_Nombre: plan, idTipoPlan: 1 }],
      ...answers,
    },
  });
  portal.app.session.send({
    type: 'INICIAR',
    afiliado: { codigoAfiliado: '1001', ...ana, regimen },
    token: tokenOf('1001'),
  });
  await arrive();
  portal.app.navigated('/club');
  const visited: string[] = [];
  const replace = (to: string) => {
    visited.push(to);
    portal.app.navigated(to);
  };
  const before = portal.network.asked.length;
  const { logic, input } = clubLogic({ deps: portal.app, replace, club, origin: 'https://oficina.ejemplo.do' });
  const actor = createActor(logic, { input, clock: portal.clock }).start();
  await arrive();
  return {
    ...portal,
    device,
    visited,
    actor,
    state: () => stateName(actor.getSnapshot().value),
    asked: (path: string) => portal.network.asked.slice(before).filter((call) => call.path === path),
  };
};

describe('entering the club', () => {
  test.each(['CONTRIBUTIVO', 'SeNaSa LARIMAR', 'SUBSIDIADO', 'subsidiado'])(
    '[CLUB-02] [CLUB-06] %s may enter by regime, without loading a plan',
    async (regimen) => {
      const club = await open({ regimen });
      expect([club.state(), club.asked(cards).length, club.visited]).toEqual(['abriendo', 0, []]);
    },
  );

  test("[CLUB-06] another regime may enter by its plan's name", async () => {
    const club = await open({ regimen: 'COLECTIVOS VOLUNTARIOS', plan: 'senasa lárimar' });
    expect([club.state(), club.asked(cards).map(({ request }) => request)]).toEqual([
      'abriendo',
      [{ query: { CodigoAfiliado: '1001' } }],
    ]);
  });

  test('[CLUB-02] [CLUB-06] a plan of another person in the core does not count', async () => {
    const club = await open({
      regimen: 'COLECTIVOS VOLUNTARIOS',
      answers: {
        [cards]: () => [
          { idAfiliado: '1001', regimen: 'COLECTIVOS VOLUNTARIOS', planes_Nombre: 'Plan básico' },
          { idAfiliado: '1002', regimen: 'SUBSIDIADO', planes_Nombre: 'SeNaSa Larimar' },
        ],
      },
    });
    expect([club.state(), club.visited]).toEqual(['haciaPerfil', ['/profile']]);
  });

  test('[CLUB-05] anybody else goes to the profile, and nothing is opened', async () => {
    const club = await open({ regimen: 'PENSIONADOS DEL ESTADO' });
    expect([club.state(), club.visited, club.asked(log)]).toEqual(['haciaPerfil', ['/profile'], []]);
  });

  test('[CLUB-05] also after coming from the club: the session continues, and the visit is cleared', async () => {
    const club = await open({ regimen: 'PENSIONADOS DEL ESTADO', stored: { club_beneficiario: 'true' } });
    expect([
      club.visited,
      club.session().value,
      club.device.local.has('club_beneficiario'),
      club.tab.has('club_visita'),
    ]).toEqual([['/profile'], { abierta: { autenticada: 'enPortal' } }, false, false]);
    club.app.navigated('/pagos');
    expect(club.session().value).toEqual({ abierta: { autenticada: 'enPortal' } });
  });
});

describe('the audit of the opening', () => {
  test('[AUDIT-03] [AUDIT-06] is written once, by affiliate code and as WEB with 9, for any number of tries', async () => {
    const club = await open();
    for (let time = 0; time < 3; time += 1) {
      club.clock.increment(20_000);
      club.actor.send({ type: 'REINTENTAR' });
    }
    expect([club.state(), club.asked(log).map(({ request }) => request)]).toEqual([
      'abriendo',
      [
        {
          body: {
            tipoDocumento: 3,
            documento: '1001',
            creadorPor: 'WEB',
            valorAnterior: '',
            valorNuevo: '',
            idTipoBitacora: 9,
          },
        },
      ],
    ]);
  });

  test.each(['sinConexion', 'sinServicio', 'nunca'] as const)('[AUDIT-06] may fail with %s', async (answer) => {
    const club = await open({ answers: { [log]: answer } });
    club.actor.send({ type: 'MARCO_LISTO' });
    expect([club.state(), club.failures]).toEqual(['abierto', []]);
  });

  test('[CLUB-01] a frame that does not load is given up after its limit, and shown if it loads later', async () => {
    const club = await open();
    club.clock.increment(19_999);
    const before = club.state();
    club.clock.increment(1);
    const after = club.state();
    club.actor.send({ type: 'MARCO_LISTO' });
    expect([before, after, club.state()]).toEqual(['abriendo', 'sinRespuesta', 'abierto']);
  });

  test("without a network the frame shows the browser's error; with it the frame is created anew", async () => {
    const club = await open();
    club.setOnline(false);
    club.actor.send({ type: 'MARCO_LISTO' });
    const cut = [club.state(), club.actor.getSnapshot().context.intentos];
    club.setOnline(true);
    expect([cut, club.state(), club.actor.getSnapshot().context.intentos]).toEqual([
      ['sinRespuesta', 0],
      'abriendo',
      1,
    ]);
  });

  test('a portal without a configured club says so, sends nothing and writes no audit', async () => {
    const club = await open({ club: '' });
    expect([club.state(), club.asked(log), club.asked(cards)]).toEqual(['sinClub', [], []]);
  });

  test('the frame of another origin keeps its origin, one of ours does not', async () => {
    const [foreign, ours] = [await open(), await open({ club: '/demo/club' })];
    const permissions = [foreign, ours].map(({ actor }) => actor.getSnapshot().context.permisos);
    expect(permissions.map((text) => text.includes('allow-same-origin'))).toEqual([true, false]);
    expect(permissions.join()).not.toMatch(/top-navigation|modals/);
  });
});
