import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { solicitudesPorDocumento } from '../../../domain/contract/crm';
import { decodeReply } from '../../../domain/contract/decode';
import type { RequestFilters } from '../../../domain/rules/requests/request-filters';
import { arrive, type fakeClient } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import { requestFaultText } from './texts';
import { requestsLogic } from './wiring';

const wall = Date.parse('2026-11-21T15:00:00Z');
const none: RequestFilters = {
  tipo: '',
  estado: '',
  numero: '',
  desde: '',
  hasta: '',
  caso: '',
  pagina: 1,
  filas: 5,
};
const usual = {
  tipoDocumento: 3,
  documento: '1001',
  tipoSolicitud: '',
  estado: 'Todos',
  numeroCaso: '',
  fechaDesde: '2026-05-25',
  fechaHasta: '2026-11-21',
  numeroDePagina: 1,
  registrosPorPagina: 5,
};

const pageOf =
  (total: number, ...cases: readonly (readonly [string, string, string])[]) =>
  () => {
    const data = cases.map(([numeroCaso, estatus, estatusReembolso]) => ({ numeroCaso, estatus, estatusReembolso }));
    const decoded = decodeReply(solicitudesPorDocumento, { result: { data, cantidadRegistros: total } });
    if (!decoded.ok) throw new Error(decoded.issues.join());
    return decoded.reply;
  };
const three = pageOf(12, ['3', 'En Curso', ''], ['2', 'Resuelto', 'Procede'], ['1', 'En Curso', 'Devuelto']);
const open = async (said: Partial<RequestFilters> = {}, answers: Parameters<typeof fakeClient>[0] = {}) => {
  const device = fakeDevice(storedSession('1001', wall));
  device.now.wall = wall;
  const portal = await openPortal(device, {
    answers: { [solicitudesPorDocumento.path]: three, ...answers },
  });
  await arrive();
  const gone: unknown[] = [];
  const told = new Set<(filters: RequestFilters) => void>();
  const { logic, input } = requestsLogic({
    deps: portal.app,
    address: {
      filters: { ...none, ...said },
      onFilters: (listener) => {
        told.add(listener);
        return () => void told.delete(listener);
      },
      show: (shown, replace = false) => void gone.push([replace ? 'en su lugar' : 'muestra', shown]),
      open: (shown) => void gone.push(['abre', shown]),
      close: (shown) => void gone.push(['cierra', shown]),
    },
  });
  const requests = createActor(logic, { input, clock: portal.clock }).start();
  await arrive();
  const context = () => requests.getSnapshot().context;
  return {
    portal,
    requests,
    gone,
    context,
    goTo: (filters: Partial<RequestFilters>) => {
      for (const listener of told) listener({ ...none, ...filters });
    },
    state: () => stateName(requests.getSnapshot().value),
    asked: (path: string = solicitudesPorDocumento.path) =>
      portal.network.asked.filter((one) => one.path === path).map(({ request }) => Object(request).body ?? request),
    numbers: () => context().encontrado?.casos.map(({ numeroCaso }) => numeroCaso),
  };
};

describe('a search', () => {
  test("[REQ-06] [REQ-07] [REQ-08] [REQ-14] starts with the member's requests of the last 180 days, returned ones first", async () => {
    const { asked, state, numbers, context, gone } = await open();
    expect([asked(), state(), numbers(), context().encontrado?.cantidad, gone]).toEqual([
      [usual],
      'mostrando',
      ['1', '3', '2'],
      12,
      [],
    ]);
  });

  test('uses the address, after correcting what the form could not have produced', async () => {
    const { asked, gone } = await open({
      tipo: '3',
      estado: 'devuelto',
      numero: '24',
      desde: '2020-01-01',
      hasta: '2026-11-20',
      pagina: 2,
      filas: 10,
    });
    const { fechaDesde, fechaHasta } = usual;
    const rest = {
      tipoSolicitud: '3',
      estado: 'Devuelto',
      numeroCaso: '24',
      numeroDePagina: 2,
      registrosPorPagina: 10,
    };
    const said = { ...none, tipo: '3', estado: 'devuelto', numero: '24', pagina: 2, filas: 10 };
    expect([asked(), gone]).toEqual([[{ ...usual, ...rest, fechaDesde, fechaHasta }], [['en su lugar', said]]]);
  });

  test('corrects an unknown state before it sends a call', async () => {
    const { asked, gone } = await open({ estado: 'perdido' });
    expect([asked(), gone]).toEqual([[usual], [['en su lugar', none]]]);
  });

  test('[TABLE-06] sends the filters at submit, and their pages', async () => {
    const { requests, asked, gone } = await open();
    requests.send({ type: 'ESCRIBIR', campo: 'estado', valor: 'en-curso' });
    requests.send({ type: 'ESCRIBIR', campo: 'numero', valor: ' 248 ' });
    requests.send({ type: 'ESCRIBIR', campo: 'desde', valor: '01-11-2026' });
    const before = asked().length;
    requests.send({ type: 'BUSCAR' });
    await arrive();
    requests.send({ type: 'PAGINA', pagina: 2 });
    await arrive();
    requests.send({ type: 'FILAS', filas: 25 });
    await arrive();
    const said = { ...none, estado: 'en-curso', numero: '248', desde: '2026-11-01', hasta: '2026-11-21' };
    const body = { ...usual, estado: 'En Curso', numeroCaso: '248', fechaDesde: '2026-11-01' };
    expect([before, asked().slice(1), gone]).toEqual([
      1,
      [body, { ...body, numeroDePagina: 2 }, { ...body, registrosPorPagina: 25 }],
      [
        ['muestra', said],
        ['muestra', { ...said, pagina: 2 }],
        ['muestra', { ...said, filas: 25 }],
      ],
    ]);
  });

  test('repeats for Back and a link, but not for the same filters', async () => {
    const { goTo, asked } = await open();
    goTo({});
    goTo({ estado: 'resuelto' });
    await arrive();
    goTo({});
    await arrive();
    expect(asked()).toEqual([usual, { ...usual, estado: 'Resuelto' }, usual]);
  });

  test('corrects a page past the end to the last one', async () => {
    const answers = {
      [solicitudesPorDocumento.path]: (request: unknown) =>
        Object(request).body.numeroDePagina === 9 ? pageOf(12)() : three(),
    };
    const { asked, gone, state } = await open({ pagina: 9 }, answers);
    expect([asked().map(({ numeroDePagina }) => numeroDePagina), gone, state()]).toEqual([
      [9, 3],
      [['en su lugar', { ...none, pagina: 3 }]],
      'mostrando',
    ]);
  });
});

describe('the days', () => {
  test("[HIST-14] [HIST-15] of tomorrow say 'No esta permitido el seleccionar fechas futuras', without a call", async () => {
    const { requests, context, asked } = await open();
    let told = 0;
    requests.on('FALTAN_DATOS', () => {
      told += 1;
    });
    requests.send({ type: 'ESCRIBIR', campo: 'hasta', valor: '22-11-2026' });
    const written = context().faltas;
    requests.send({ type: 'BUSCAR' });
    expect([written, context().faltas, told, asked().length, requestFaultText.futura]).toEqual([
      { hasta: 'futura' },
      { hasta: 'futura' },
      1,
      1,
      'No esta permitido el seleccionar fechas futuras',
    ]);
  });
});

describe('the case over the list', () => {
  test('opens and closes by the address, without a call', async () => {
    const { requests, gone, context, asked, goTo } = await open();
    requests.send({ type: 'VER_CASO', numeroCaso: '1' });
    const opened = context().pregunta.caso;
    goTo({ caso: '1' });
    requests.send({ type: 'CERRAR_CASO' });
    requests.send({ type: 'CERRAR_CASO' });
    const closed = context().pregunta.caso;
    goTo({});
    goTo({ caso: '2' });
    expect([opened, closed, context().pregunta.caso, gone, asked().length]).toEqual([
      '1',
      '',
      '2',
      [
        ['abre', { ...none, caso: '1' }],
        ['cierra', none],
      ],
      1,
    ]);
  });
});
