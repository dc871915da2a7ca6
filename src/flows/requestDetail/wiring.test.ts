import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { consultarDocumentosPorTicket, solicitudesPorDocumento } from '../../../domain/contract/crm';
import { historiaCaso } from '../../../domain/contract/extras/casos-historia';
import { bitacoraNuevo, documentosRequeridos } from '../../../domain/contract/utility';
import { chartLimitMs, defaultPolicy } from '../../../domain/rules/policy';
import type { Caso } from '../../../machines/requestDetail/requestDetail.machine';
import { arrive, type fakeClient } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import type { Progress } from '../../api/heavy-client';
import { Problem } from '../../api/problem';
import { requestDetailTexts } from './texts';
import { requestDetailLogic } from './wiring';

const wall = Date.parse('2026-11-21T15:00:00Z');
const caseOf = (numeroCaso: string, more: Partial<Caso> = {}): Caso => ({
  numeroCaso,
  titulo: 'Reembolso',
  estatus: 'En Curso',
  estatusReembolso: '',
  estatusReembolsoFinal: '',
  fechaApertura: '2026-11-17',
  respuesta: '',
  respuestasGSAUP: '',
  informacionAutorizacion: '',
  prestadorAutorizado: '',
  nap: '',
  montoReembolsado: null,
  descripcion: '',
  ...more,
});
const stored = [
  { nombreArchivo: 'Cedula.pdf', tipoMime: 'text/html', contenido: btoa('%PDF-1.7 uno') },
  { nombreArchivo: 'carpeta/Factura.jpg', tipoMime: 'image/jpeg', contenido: btoa('<script>alert(1)</script>') },
  { nombreArchivo: 'Rota.png', tipoMime: 'image/png', contenido: '¿?' },
];

const fakeFiles = () => {
  const done: string[] = [];
  const blobs: Blob[] = [];
  let ends = (_: boolean): void => {};
  const held = () =>
    new Promise<void>((resolve, reject) => {
      ends = (well) => (well ? resolve() : reject(new Error('refused')));
    });
  return {
    done,
    blobs,
    ends: (well: boolean) => ends(well),
    device: {
      lend: (file: Blob) => {
        blobs.push(file);
        done.push(`presta ${blobs.length}`);
        return `blob:${blobs.length}`;
      },
      takeBack: (address: string) => void done.push(`recoge ${address}`),
      pause: async () => {},
      copy: (text: string) => {
        done.push(`copia ${text}`);
        return held();
      },
      share: ({ text, path }: { text: string; path: string }) => {
        done.push(`comparte ${text} ${path}`);
        return held().then(() => 'copiado' as const);
      },
    },
  };
};

interface World {
  caso?: Caso | null;
  extras?: readonly string[];
  answers?: Parameters<typeof fakeClient>[0];
}

const open = async ({ caso = caseOf('2481907'), extras = [], answers = {} }: World = {}) => {
  const device = fakeDevice(storedSession('1001', wall));
  device.now.wall = wall;
  const portal = await openPortal(device, {
    answers: {
      [bitacoraNuevo.path]: () => ({ mensaje: '' }),
      [consultarDocumentosPorTicket.path]: () => stored,
      ...answers,
    },
  });
  await arrive();
  const files = fakeFiles();
  let progress: Progress = () => {};
  const { logic, input } = requestDetailLogic({
    deps: portal.app,
    numeroCaso: '2481907',
    caso,
    device: files.device,
    extras,
    documents: (told) => {
      progress = told;
      return portal.app.client;
    },
  });
  const detail = createActor(logic, { input, clock: portal.clock }).start();
  await arrive();
  return {
    portal,
    detail,
    files,
    come: (received: number, total: number | null) => progress(received, total),
    state: () => stateName(detail.getSnapshot().value),
    context: () => detail.getSnapshot().context,
    asked: (path: string) => portal.network.asked.filter((one) => one.path === path).map(({ request }) => request),
  };
};

describe('the case', () => {
  test('[REQ-17] of the list is shown without a call', async () => {
    const { state, asked } = await open();
    expect([state(), asked(solicitudesPorDocumento.path)]).toEqual(['mostrando.sinPedir', []]);
  });

  test("[REQ-06] [REQ-08] of the address is searched among the member's own, of any date", async () => {
    const others = [caseOf('24819070'), caseOf('2481907', { titulo: 'Este' })];
    const { state, asked, context } = await open({
      caso: null,
      answers: { [solicitudesPorDocumento.path]: () => ({ data: others, cantidadRegistros: 2 }) },
    });
    expect([state(), context().caso?.titulo, asked(solicitudesPorDocumento.path)]).toEqual([
      'mostrando.sinPedir',
      'Este',
      [
        {
          body: {
            tipoDocumento: 3,
            documento: '1001',
            tipoSolicitud: '',
            estado: 'Todos',
            numeroCaso: '2481907',
            numeroDePagina: 1,
            registrosPorPagina: 25,
          },
        },
      ],
    ]);
  });

  test.each([
    ['gone', []],
    ['another one', [caseOf('24819070')]],
  ])('[REQ-08] that is %s is reported as not found, leaves no audit, and can be searched again', async (_, data) => {
    const { detail, state, asked, portal } = await open({
      caso: null,
      answers: { [solicitudesPorDocumento.path]: () => ({ data, cantidadRegistros: data.length }) },
    });
    const before = [state(), asked(bitacoraNuevo.path)];
    portal.network.answers[solicitudesPorDocumento.path] = () => ({ data: [caseOf('2481907')], cantidadRegistros: 1 });
    detail.send({ type: 'REINTENTAR' });
    await arrive();
    expect([before, state()]).toEqual([['ausente', []], 'mostrando.sinPedir']);
  });
});

test('[AUDIT-01] [AUDIT-04] writes audit entry 13 once when seen, without waiting for it', async () => {
  const { asked, detail, state } = await open({ answers: { [bitacoraNuevo.path]: 'nunca' } });
  detail.send({ type: 'PEDIR_DOCUMENTOS' });
  await arrive();
  detail.send({ type: 'OCULTAR' });
  expect([state(), asked(bitacoraNuevo.path)]).toEqual([
    'mostrando.sinPedir',
    [
      {
        body: {
          tipoDocumento: 3,
          documento: '1001',
          creadorPor: 'WEB',
          valorAnterior: '',
          valorNuevo: '2481907',
          idTipoBitacora: 13,
        },
      },
    ],
  ]);
});

describe('the number', () => {
  test.each([
    ['COPIAR', 'copia 2481907', 'numeroCopiado'],
    ['COMPARTIR', 'comparte Caso 2481907 /solicitudes?caso=2481907', 'enlaceCopiado'],
  ] as const)('%s does so within the press, and reports the result', async (type, begun, said) => {
    const { detail, files, context } = await open();
    detail.send({ type });
    const within = [...files.done];
    files.ends(true);
    await arrive();
    const well = context().aviso;
    detail.send({ type });
    const again = context().aviso;
    files.ends(false);
    await arrive();
    expect([within, well, again, context().aviso]).toEqual([[begun], said, null, 'fallo']);
  });
});

describe('the history', () => {
  const extras = ['otro', 'casos/historia'];
  const events = [{ momento: '2026-11-03T10:14:00-04:00', suceso: 'creado', detalle: '' }];
  const lost = (portal: Awaited<ReturnType<typeof open>>['portal']) =>
    portal.logged.filter((line) => line.includes('historia'));

  test('is asked for by the number, beside the case', async () => {
    const { asked, context, state } = await open({ extras, answers: { [historiaCaso.path]: () => events } });
    expect([state(), context().historia, asked(historiaCaso.path)]).toEqual([
      'mostrando.sinPedir',
      events,
      [{ query: { numeroCaso: '2481907' } }],
    ]);
  });

  test('is not asked for where the server does not offer it', async () => {
    const { asked, context, portal } = await open({
      extras: ['casos'],
      answers: { [historiaCaso.path]: () => events },
    });
    expect([asked(historiaCaso.path), context().historia, lost(portal)]).toEqual([[], [], []]);
  });

  test.each([
    ['404', new Problem('sinServicio', { status: 404 })],
    ['501', new Problem('sinServicio', { status: 501 })],
    ['an unreadable answer', new Problem('ilegible')],
  ])('is missing after %s, and stays so', async (_, problem) => {
    const refuse = () => {
      throw problem;
    };
    const { asked, context, portal } = await open({ extras, answers: { [historiaCaso.path]: refuse } });
    portal.setOnline(true);
    await arrive();
    expect([asked(historiaCaso.path).length, context().historia, lost(portal)]).toEqual([1, [], []]);
  });

  test('that did not come is asked for again when the connection is back', async () => {
    const { asked, context, portal, state } = await open({ extras, answers: { [historiaCaso.path]: 'sinConexion' } });
    const before = [state(), context().historia];
    portal.network.answers[historiaCaso.path] = () => events;
    portal.setOnline(true);
    await arrive();
    expect([before, asked(historiaCaso.path).length, context().historia]).toEqual([
      ['mostrando.sinPedir', []],
      2,
      events,
    ]);
  });
});

describe('the documents', () => {
  test('[REQ-21] are loaded once by the case number, at a press; their types are detected by bytes', async () => {
    const { detail, asked, context, files, state } = await open();
    const before = asked(consultarDocumentosPorTicket.path).length;
    detail.send({ type: 'PEDIR_DOCUMENTOS' });
    detail.send({ type: 'PEDIR_DOCUMENTOS' });
    await arrive();
    expect([before, asked(consultarDocumentosPorTicket.path), state(), context().guardados]).toEqual([
      0,
      [{ query: { numeroTicket: '2481907' } }],
      'mostrando.listados',
      {
        documentos: [
          { nombre: 'Cedula.pdf', tipo: 'application/pdf', tamano: 12, direccion: 'blob:1' },
          { nombre: 'Factura.jpg', tipo: null, tamano: 25, direccion: 'blob:2' },
          { nombre: 'Rota.png', tipo: null, tamano: 0, direccion: '' },
        ],
        faltan: [],
      },
    ]);
    expect(files.blobs.map(({ type }) => type)).toEqual(['application/pdf', 'application/octet-stream']);
  });

  test('are revoked when hidden, except those that another tab reads; all when the page closes', async () => {
    const { detail, files } = await open();
    detail.send({ type: 'PEDIR_DOCUMENTOS' });
    await arrive();
    detail.send({ type: 'TOMAR_DOCUMENTO', lugar: 0 });
    detail.send({ type: 'OCULTAR' });
    const hidden = [...files.done];
    detail.stop();
    expect([hidden, files.done.slice(3)]).toEqual([['presta 1', 'presta 2', 'recoge blob:2'], ['recoge blob:1']]);
  });

  test('report progress, and are given up when stalled for the file limit', async () => {
    const limit = chartLimitMs(defaultPolicy.uploadLimitMs);
    const { detail, come, state, context, portal } = await open({
      answers: { [consultarDocumentosPorTicket.path]: 'nunca' },
    });
    detail.send({ type: 'PEDIR_DOCUMENTOS' });
    portal.clock.increment(limit - 1);
    come(65_536, 1_000_000);
    portal.clock.increment(limit - 1);
    const waiting = [state(), context().recibidos, context().total];
    come(131_072, null);
    const further = [context().recibidos, context().total];
    portal.clock.increment(limit);
    come(200_000, null);
    expect([waiting, further, state(), context().problema, context().recibidos]).toEqual([
      ['mostrando.descargando.recibiendo', 65_536, 1_000_000],
      [131_072, null],
      'mostrando.fallidos',
      'limite',
      131_072,
    ]);
  });

  test("[REQ-22] that cannot be read say 'Lo sentimos, hubo un error al cargar los documentos', and can be retried", async () => {
    const { detail, state, portal } = await open({ answers: { [consultarDocumentosPorTicket.path]: 'sinServicio' } });
    detail.send({ type: 'PEDIR_DOCUMENTOS' });
    await arrive();
    const failed = state();
    portal.network.answers[consultarDocumentosPorTicket.path] = () => [];
    detail.send({ type: 'PEDIR_DOCUMENTOS' });
    await arrive();
    expect([failed, requestDetailTexts.noCargados, state()]).toEqual([
      'mostrando.fallidos',
      'Lo sentimos, hubo un error al cargar los documentos',
      'mostrando.sinDocumentos',
    ]);
  });

  test('of an affiliation show which are missing; for others the requirements are unknown', async () => {
    const required = [
      { codigo: '1', descripcion: 'Cédula', requerido: true },
      { codigo: '2', descripcion: 'Acta de nacimiento', requerido: true },
    ];
    const answers = { [documentosRequeridos.path]: () => required };
    const affiliation = await open({ caso: caseOf('2481907', { titulo: 'Afiliación de dependiente' }), answers });
    affiliation.detail.send({ type: 'PEDIR_DOCUMENTOS' });
    await arrive();
    const claim = await open({ answers });
    claim.detail.send({ type: 'PEDIR_DOCUMENTOS' });
    await arrive();
    expect([
      affiliation.context().guardados?.faltan,
      affiliation.asked(documentosRequeridos.path),
      claim.context().guardados?.faltan,
      claim.asked(documentosRequeridos.path),
    ]).toEqual([['Acta de nacimiento'], [{ body: { tipoSolicitud: '2' } }], [], []]);
  });

  test('load even if their requirements cannot be read', async () => {
    const { detail, state, context } = await open({
      caso: caseOf('2481907', { titulo: 'Afiliación de titular' }),
      answers: {
        [documentosRequeridos.path]: () => {
          throw new Problem('ilegible');
        },
      },
    });
    detail.send({ type: 'PEDIR_DOCUMENTOS' });
    await arrive();
    expect([state(), context().guardados?.faltan]).toEqual(['mostrando.listados', []]);
  });
});
