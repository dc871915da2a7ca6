import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { decodeReply } from '../../../domain/contract/decode';
import { generarDocumento, historialConsumo, tipoAutorizaciones } from '../../../domain/contract/historial';
import { datospersonales } from '../../../domain/contract/nucleo';
import type { HistoryFilters } from '../../../domain/rules/history/history-filters';
import { arrive, type fakeClient } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import type { PdfDevice } from '../../platform/pdf-device';
import { historyListsLogic } from '../historyLists/wiring';
import { historyFaultText } from './texts';
import { historyLogic } from './wiring';

const wall = Date.parse('2026-11-21T15:00:00Z');
const none: HistoryFilters = {
  tipo: '',
  desde: '',
  hasta: '',
  costo: '',
  centro: '',
  familiar: '',
  pagina: 1,
  filas: 5,
};

const profile = () => {
  const decoded = decodeReply(datospersonales, {
    datosPersonales: { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '1001', tipoAfiliacion: 'TITULAR' },
    datosAfiliacion: [],
    nucleoFamiliar: {
      participantes: [
        { codigoAfiliado: '1002', nombres: 'Luis', apellidos: 'Peña', mayorEdad: true },
        { codigoAfiliado: '1003', nombres: 'Noé', apellidos: 'Peña', mayorEdad: false },
      ],
    },
  });
  if (!decoded.ok) throw new Error(decoded.issues.join());
  return decoded.reply;
};

const consumption = (auth: string) => ({
  auth,
  idAuth: '',
  fecha: '2026-11-02',
  solicitanteDesc: 'Farmacia San Rafael',
  tipoAutDesc: 'Medicamentos',
  estado: 'Aprobada',
});
const pageOf = (...auths: string[]) => ({ data: auths.map(consumption), cantidadRegistros: 12 });
const pdf = () => new Blob(['%PDF-1.7'], { type: 'application/pdf' });
const fakePdfs = (shares: boolean, sheet: () => Promise<'compartido' | 'cancelado'>) => {
  const done: string[] = [];
  let count = 0;
  const device: PdfDevice = {
    lend: () => {
      count += 1;
      done.push(`presta ${count}`);
      return `blob:${count}`;
    },
    takeBack: (address) => void done.push(`recoge ${address}`),
    save: (address, name) => void done.push(`guarda ${address} ${name}`),
    canShare: () => shares,
    share: (_, name) => {
      done.push(`comparte ${name}`);
      return sheet();
    },
    copyAddress: async (path) => void done.push(`copia ${path}`),
  };
  return { device, done };
};

interface World {
  holder?: boolean;
  said?: Partial<HistoryFilters>;
  answers?: Parameters<typeof fakeClient>[0];
  shares?: boolean;
  sheet?: () => Promise<'compartido' | 'cancelado'>;
}

const open = async (world: World = {}) => {
  const { holder = true, said = {}, answers = {}, shares = true, sheet = async () => 'compartido' } = world;
  const device = fakeDevice(storedSession('1001', wall));
  device.now.wall = wall;
  const portal = await openPortal(device, {
    answers: {
      'Afiliado/getAfiliado': () => ({
        nombres: 'Ana',
        apellidos: 'Peña',
        regimen: '',
        tipoAfiliacion: holder ? 'TITULAR' : 'DEPENDIENTE',
      }),
      [historialConsumo.path]: () => pageOf('9002', '9001'),
      [tipoAutorizaciones.path]: () => [],
      [datospersonales.path]: profile,
      [generarDocumento.path]: pdf,
      ...answers,
    },
  });
  await arrive();
  const gone: [HistoryFilters, boolean][] = [];
  const told = new Set<(filters: HistoryFilters) => void>();
  const files = fakePdfs(shares, sheet);
  const before = portal.network.asked.length;
  const start = (filters: Partial<HistoryFilters> = said) => {
    const given = historyListsLogic({ deps: portal.app });
    const lists = createActor(given.logic, { input: given.input, clock: portal.clock }).start();
    const { logic, input } = historyLogic({
      deps: portal.app,
      lists,
      device: files.device,
      address: {
        filters: { ...none, ...filters },
        onFilters: (listener) => {
          told.add(listener);
          return () => void told.delete(listener);
        },
        show: (shown, replace = false) => void gone.push([shown, replace]),
      },
    });
    return { lists, history: createActor(logic, { input, clock: portal.clock }).start() };
  };
  const { lists, history } = start();
  await arrive();
  return {
    portal,
    device,
    lists,
    history,
    gone,
    files: files.done,
    start,
    state: () => stateName(history.getSnapshot().value),
    context: () => history.getSnapshot().context,
    rows: () => history.getSnapshot().context.encontrado?.consumos.map(({ auth }) => auth),
    go: async (filters: Partial<HistoryFilters>) => {
      for (const listener of told) listener({ ...none, ...filters });
      await arrive();
    },
    asked: (path: string = historialConsumo.path) =>
      portal.network.asked.slice(before).flatMap((call) => (call.path === path ? [call.request] : [])),
    said: () =>
      portal.app.snackbars.getSnapshot().context.visibles.map(({ tono, titulo, detalle }) => [tono, titulo, detalle]),
  };
};

const bodyOf = (request: unknown): object => Object(request).body;

describe('a search', () => {
  test('[HIST-06] [HIST-12] [HIST-28] [TABLE-05] [TABLE-07] starts with the last 180 days, five rows, page 1', async () => {
    const { asked, state, gone } = await open();
    expect([asked().map(bodyOf), state(), gone]).toEqual([
      [
        {
          contrato: '1001',
          tipo: '',
          altoCosto: false,
          fechaDesde: '2026-05-25',
          fechaHasta: '2026-11-21',
          idPrestador: '',
          numeroDePagina: 1,
          registrosPorPagina: 5,
        },
      ],
      'mostrando.quieto',
      [],
    ]);
  });

  test("uses the date in Santo Domingo by the server's clock, also past midnight", async () => {
    const { device, asked, history, context } = await open();
    expect(bodyOf(asked()[0])).toMatchObject({ fechaHasta: '2026-11-21' });
    device.now.wall = Date.parse('2026-11-22T04:00:01Z');
    device.tick();
    history.send({ type: 'LIMPIAR' });
    await arrive();
    expect([context().hoy, asked().map(bodyOf).at(-1)]).toMatchObject(['2026-11-22', { fechaHasta: '2026-11-22' }]);
  });

  test('after midnight the address without dates means other days than the cached result', async () => {
    const { device, asked, history, start } = await open();
    history.stop();
    device.now.wall = Date.parse('2026-11-22T04:00:01Z');
    start();
    await arrive();
    expect(asked().map(bodyOf)).toMatchObject([{ fechaHasta: '2026-11-21' }, { fechaHasta: '2026-11-22' }]);
  });

  test('[HIST-02] [TABLE-06] sends every filter, and repeats the search for another page or size', async () => {
    const { asked, history, gone } = await open();
    const write = (campo: 'tipo' | 'desde' | 'costo' | 'centro', valor: string) =>
      history.send({ type: 'ESCRIBIR', campo, valor });
    write('tipo', '6');
    write('desde', '01-11-2026');
    write('costo', 'si');
    history.send({ type: 'ABRIR_CENTROS' });
    history.send({ type: 'CENTRO_ELEGIDO', codigo: '3301', nombre: 'Farmacia San Rafael' });
    history.send({ type: 'BUSCAR' });
    await arrive();
    history.send({ type: 'PAGINA', pagina: 2 });
    await arrive();
    history.send({ type: 'FILAS', filas: 25 });
    await arrive();
    const filters = { tipo: '6', altoCosto: true, fechaDesde: '2026-11-01', idPrestador: '3301' };
    expect(asked().slice(1).map(bodyOf)).toMatchObject([
      { ...filters, numeroDePagina: 1, registrosPorPagina: 5 },
      { ...filters, numeroDePagina: 2, registrosPorPagina: 5 },
      { ...filters, numeroDePagina: 1, registrosPorPagina: 25 },
    ]);
    const said = { ...none, tipo: '6', desde: '2026-11-01', hasta: '2026-11-21', costo: 'si', centro: '3301' };
    expect(gone).toEqual([
      [said, false],
      [{ ...said, pagina: 2 }, false],
      [{ ...said, filas: 25 }, false],
    ]);
  });

  test('[HIST-28] going back shows the cached result without a call; a page opened later shows it and searches again', async () => {
    const { asked, history, rows, go, start, portal } = await open({
      answers: {
        [historialConsumo.path]: (request) =>
          Object(bodyOf(request)).numeroDePagina === 1 ? pageOf('9002', '9001') : pageOf('9000'),
      },
    });
    history.send({ type: 'PAGINA', pagina: 2 });
    await arrive();
    const second = rows();
    await go({});
    const first = rows();
    const calls = asked().length;
    history.stop();
    portal.network.answers[historialConsumo.path] = () => pageOf('9003');
    const again = start({ pagina: 2 }).history;
    const shown = () => again.getSnapshot().context.encontrado?.consumos.map(({ auth }) => auth);
    const seen = [second, first, shown()];
    await arrive();
    expect([...seen, shown()]).toEqual([['9000'], ['9002', '9001'], ['9000'], ['9003']]);
    expect([calls, asked().length]).toEqual([2, 3]);
  });

  test('a center whose code an address cannot carry is searched once, and the answer is shown', async () => {
    const { asked, history, go, gone, rows } = await open({
      answers: {
        [historialConsumo.path]: (request) => pageOf(Object(bodyOf(request)).idPrestador === '' ? '9002' : '9001'),
      },
    });
    history.send({ type: 'ABRIR_CENTROS' });
    history.send({ type: 'CENTRO_ELEGIDO', codigo: 'RD_01', nombre: 'Farmacia San Rafael' });
    history.send({ type: 'BUSCAR' });
    await go({});
    expect([asked().map((one) => Object(bodyOf(one)).idPrestador), gone, rows()]).toEqual([
      ['', 'RD_01'],
      [[{ ...none, centro: 'RD_01' }, false]],
      ['9001'],
    ]);
  });

  test('a page past the end leads to the last one, replacing the address', async () => {
    const { asked, gone, rows } = await open({
      said: { pagina: 9 },
      answers: {
        [historialConsumo.path]: (request) =>
          Object(bodyOf(request)).numeroDePagina === 3 ? pageOf('9000') : { data: [], cantidadRegistros: 12 },
      },
    });
    expect([asked().map((one) => Object(bodyOf(one)).numeroDePagina), gone, rows()]).toEqual([
      [9, 3],
      [[{ ...none, pagina: 3 }, true]],
      ['9000'],
    ]);
  });

  test('corrects an address with days that the form could not have produced', async () => {
    const { asked, gone } = await open({ said: { desde: '2020-01-01', hasta: '2026-11-21', tipo: '6' } });
    expect([bodyOf(asked()[0]), gone]).toMatchObject([
      { fechaDesde: '2026-05-25', tipo: '6' },
      [[{ ...none, tipo: '6' }, true]],
    ]);
  });
});

test('the answer to an older search is never shown', async () => {
  const waiting: ((page: object) => void)[] = [];
  const { history, rows, portal } = await open();
  portal.network.answers[historialConsumo.path] = () => new Promise((resolve) => waiting.push(resolve));
  for (const tipo of ['1', '2']) {
    history.send({ type: 'ESCRIBIR', campo: 'tipo', valor: tipo });
    history.send({ type: 'BUSCAR' });
    await arrive();
  }
  waiting[1]?.(pageOf('de 2'));
  await arrive();
  waiting[0]?.(pageOf('de 1'));
  await arrive();
  expect(rows()).toEqual(['de 2']);
});

describe('the selected person', () => {
  test.each([
    ['[HIST-07] [HIST-08] a titular, a minor', true, '2', '1003', []],
    ['[HIST-08] a titular, an adult', true, '1', '1001', [[none, true]]],
    ['a titular, nobody', true, '7', '1001', [[none, true]]],
    ['[HIST-09] a dependent, anybody', false, '2', '1001', [[none, true]]],
  ] as const)('%s of the core in the address', async (_, holder, familiar, contrato, put) => {
    const { asked, gone, state, portal } = await open({ holder, said: { familiar } });
    expect([asked().map((one) => Object(bodyOf(one)).contrato), gone, state()]).toEqual([
      [contrato],
      put,
      'mostrando.quieto',
    ]);
    expect(portal.failures).toEqual([]);
  });

  test('[HIST-09] a dependent never loads the core', async () => {
    const { asked } = await open({ holder: false });
    expect([asked(datospersonales.path), asked(tipoAutorizaciones.path).length]).toEqual([[], 1]);
  });

  test('reports a core that cannot be read if the address needs it, and retries', async () => {
    const { asked, portal, history, state, lists } = await open({
      said: { familiar: '2' },
      answers: { [datospersonales.path]: 'sinServicio' },
    });
    const core = lists.getSnapshot().children.nucleo;
    const before = [state(), core?.getSnapshot().value, asked().length];
    portal.network.answers[datospersonales.path] = profile;
    history.send({ type: 'REINTENTAR' });
    await arrive();
    expect([before, state(), asked().map((one) => Object(bodyOf(one)).contrato)]).toEqual([
      ['fallidoNucleo', 'fallido', 0],
      'mostrando.quieto',
      ['1003'],
    ]);
  });

  test("another person's result disappears as soon as the next search starts", async () => {
    const { history, rows, portal, state } = await open();
    portal.network.answers[historialConsumo.path] = 'nunca';
    history.send({ type: 'ESCRIBIR', campo: 'tipo', valor: '6' });
    history.send({ type: 'BUSCAR' });
    const same = [state(), rows()];
    history.send({ type: 'ESCRIBIR', campo: 'familiar', valor: '2' });
    history.send({ type: 'BUSCAR' });
    expect([same, state(), rows()]).toEqual([['buscando', ['9002', '9001']], 'buscando', undefined]);
  });
});

describe('rejects', () => {
  test("[HIST-13] [HIST-15] [HIST-18] a future day ('No está permitido seleccionar fechas futuras') and a reversed range at their fields, without a call", async () => {
    const { history, context, asked } = await open();
    let told = 0;
    history.on('FALTAN_DATOS', () => {
      told += 1;
    });
    history.send({ type: 'ESCRIBIR', campo: 'hasta', valor: '22-11-2026' });
    history.send({ type: 'BUSCAR' });
    const future = [context().faltas, told];
    history.send({ type: 'ESCRIBIR', campo: 'hasta', valor: '01-11-2026' });
    history.send({ type: 'ESCRIBIR', campo: 'desde', valor: '02-11-2026' });
    history.send({ type: 'BUSCAR' });
    expect([future, context().faltas, asked().length]).toEqual([[{ hasta: 'futura' }, 1], { desde: 'invertida' }, 1]);
    expect(historyFaultText.futura).toBe('No está permitido seleccionar fechas futuras');
  });

  test("[HIST-20] warns of an empty result until the next search: 'No se encontraron consumos en la consulta.'", async () => {
    const { history, said, state, portal } = await open({
      answers: { [historialConsumo.path]: () => ({ data: [], cantidadRegistros: 0 }) },
    });
    const warned = [state(), said()];
    portal.network.answers[historialConsumo.path] = 'nunca';
    history.send({ type: 'LIMPIAR' });
    await arrive();
    expect([warned, said()]).toEqual([
      [
        'vacio',
        [['advertencia', 'No se encontraron consumos en la consulta.', 'Pruebe con otras fechas o con menos filtros.']],
      ],
      [],
    ]);
  });
});

describe('the document of an authorization', () => {
  test("[HIST-21] [HIST-29] is loaded once by auth and saved: 'PDF descargado exitosamente'", async () => {
    const { history, said, files, state, asked } = await open();
    history.send({ type: 'PEDIR_DOCUMENTO', nap: '9002', para: 'descargar' });
    history.send({ type: 'PEDIR_DOCUMENTO', nap: '9002', para: 'descargar' });
    await arrive();
    expect([asked(generarDocumento.path), files, state(), said()]).toEqual([
      [{ query: { nap: '9002', codigoAfiliado: '1001' } }],
      ['presta 1', 'guarda blob:1 autorizacion-9002.pdf'],
      'mostrando.quieto',
      [['exito', 'PDF descargado exitosamente', undefined]],
    ]);
  });

  test("of a minor is loaded with the minor's code", async () => {
    const { history, asked } = await open({ said: { familiar: '2' } });
    history.send({ type: 'PEDIR_DOCUMENTO', nap: '9002', para: 'ver' });
    await arrive();
    expect(asked(generarDocumento.path)).toEqual([{ query: { nap: '9002', codigoAfiliado: '1003' } }]);
  });

  test('opens at a press of its own, and stays until another one is loaded or the page closes', async () => {
    const { history, files, state, said } = await open();
    history.send({ type: 'PEDIR_DOCUMENTO', nap: '9002', para: 'ver' });
    await arrive();
    const ready = [state(), history.getSnapshot().context.archivo];
    history.send({ type: 'ABRIR_AHORA' });
    const opened = [state(), [...files]];
    history.send({ type: 'PEDIR_DOCUMENTO', nap: '9001', para: 'ver' });
    await arrive();
    history.send({ type: 'CERRAR' });
    const closed = [...files];
    history.send({ type: 'PEDIR_DOCUMENTO', nap: '9001', para: 'descargar' });
    await arrive();
    history.stop();
    expect([ready, opened, closed.slice(1), files.slice(4)]).toEqual([
      ['mostrando.porVer', 'blob:1'],
      ['mostrando.quieto', ['presta 1']],
      ['recoge blob:1', 'presta 2', 'recoge blob:2'],
      ['presta 3', 'guarda blob:3 autorizacion-9001.pdf', 'recoge blob:3'],
    ]);
    expect(said().map(([, title]) => title)).toEqual(['PDF descargado exitosamente']);
  });

  test("[HIST-24] is shared at a press of its own, within which the sheet opens: 'PDF compartido exitosamente'", async () => {
    const { history, files, state, said } = await open();
    history.send({ type: 'PEDIR_DOCUMENTO', nap: '9002', para: 'compartir' });
    await arrive();
    const ready = [state(), [...files]];
    history.send({ type: 'COMPARTIR_AHORA' });
    const within = files.at(-1);
    await arrive();
    expect([ready, within, state(), files.at(-1), said()]).toEqual([
      ['mostrando.porCompartir', ['presta 1']],
      'comparte autorizacion-9002.pdf',
      'mostrando.quieto',
      'recoge blob:1',
      [['exito', 'PDF compartido exitosamente', undefined]],
    ]);
  });

  test('[HIST-27] closing the sheet is neither success nor error', async () => {
    const { history, state, said } = await open({ sheet: async () => 'cancelado' });
    history.send({ type: 'PEDIR_DOCUMENTO', nap: '9002', para: 'compartir' });
    await arrive();
    history.send({ type: 'COMPARTIR_AHORA' });
    await arrive();
    expect([state(), said()]).toEqual(['mostrando.porCompartir', []]);
  });

  test("[HIST-25] a sheet that fails: 'Error al compartir el PDF'", async () => {
    const { history, state, said } = await open({ sheet: () => Promise.reject(new Error('NotAllowedError')) });
    history.send({ type: 'PEDIR_DOCUMENTO', nap: '9002', para: 'compartir' });
    await arrive();
    history.send({ type: 'COMPARTIR_AHORA' });
    await arrive();
    expect([state(), said()]).toEqual([
      'mostrando.quieto',
      [
        [
          'error',
          'Error al compartir el PDF',
          'Este equipo no lo permitió. Puede descargarlo y compartirlo desde sus archivos.',
        ],
      ],
    ]);
  });

  test("[HIST-26] [HIST-27] without a share sheet copies the address once, without token or code: 'URL del PDF copiada al portapapeles'", async () => {
    const { history, files, said, asked } = await open({ shares: false });
    history.send({ type: 'PEDIR_DOCUMENTO', nap: '9002', para: 'compartir' });
    history.send({ type: 'PEDIR_DOCUMENTO', nap: '9002', para: 'compartir' });
    const within = [...files];
    await arrive();
    expect([within, asked(generarDocumento.path), said()]).toEqual([
      ['copia /api/autorizaciones/generar/documento?nap=9002'],
      [],
      [
        [
          'exito',
          'URL del PDF copiada al portapapeles',
          'Lleva al historial, tras entrar con la cuenta propia: allí se descarga el documento.',
        ],
      ],
    ]);
  });
});
