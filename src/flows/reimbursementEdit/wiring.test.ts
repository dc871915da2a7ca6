import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  consultarDocumentosPorTicket,
  solicitudesPorDocumento,
  updateSolicitudReembolso,
} from '../../../domain/contract/crm';
import { decodeReply } from '../../../domain/contract/decode';
import { fakeAttachments } from '../../../tests/stand-ins/fake-attachments';
import { arrive, type fakeClient } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { cut, endedUnderWay } from '../../../tests/stand-ins/requests';
import { stateName } from '../../../tools/explore/path-id';
import { Problem } from '../../api/problem';
import { reimbursementEditTexts as words } from './texts';
import { reimbursementEditLogic } from './wiring';

const wall = Date.parse('2026-11-21T15:00:00Z');
const list = (estatus: string, estatusReembolsoFinal = '', respuesta = '') => {
  const decoded = decodeReply(solicitudesPorDocumento, {
    result: {
      data: [{ numeroCaso: '7', titulo: 'Reembolso', estatus, estatusReembolsoFinal, respuesta }],
      cantidadRegistros: 1,
    },
  });
  if (!decoded.ok) throw new Error(decoded.issues.join());
  return decoded.reply;
};
const returned = () => list('Devuelto');
const stored = (...names: readonly string[]) =>
  names.map((nombreArchivo) => ({ nombreArchivo, tipoMime: '', contenido: 'eA==' }));
const open = async (
  answers: Parameters<typeof fakeClient>[0] = {},
  files: { adjuntos: readonly object[]; cola: readonly object[] } = { adjuntos: [{ tipo: 'Factura' }], cola: [] },
  device = fakeDevice(storedSession('1001', wall)),
) => {
  device.now.wall = wall;
  const portal = await openPortal(device, {
    answers: {
      [solicitudesPorDocumento.path]: returned,
      [consultarDocumentosPorTicket.path]: () => stored('Factura.jpg'),
      [updateSolicitudReembolso.path]: () => true,
      ...answers,
    },
  });
  await arrive();
  const file = new File(['x'], 'Factura.jpg', { type: 'image/jpeg' });
  const left: string[] = [];
  const { attachments, told } = fakeAttachments({
    files: () => [file],
    summary: () => ({
      adjuntos: { faltan: [], cargados: 0, requeridos: 0, ocupado: files.cola.length > 0 },
      archivos: files.adjuntos.length,
    }),
  });
  const { logic, input } = reimbursementEditLogic({
    deps: portal.app,
    attachments,
    numeroCaso: '7',
    leave: () => left.push('caso'),
  });
  const edit = createActor(logic, { input, clock: portal.clock }).start();
  await arrive();
  const send = async () => {
    edit.send({ type: 'ENVIAR' });
    await arrive();
    await arrive();
  };
  return { ...portal, file, told, left, edit, send, state: () => stateName(edit.getSnapshot().value) };
};
const sent = ({ askedFor }: Awaited<ReturnType<typeof open>>) =>
  askedFor(updateSolicitudReembolso.path).map(({ request }) => request);

test('[REIMB-25] [REIMB-26] [API-88] [ATTACH-19] sends the documents once with the case number, and any truthy answer is success', async () => {
  const one = await open();
  expect(one.told).toMatchObject([
    { type: 'REQUISITOS', requisitos: [{ nombre: 'Documento que falta' }, { nombre: 'Factura', plegado: true }] },
  ]);
  await one.send();
  await one.send();
  expect([one.state(), sent(one)]).toEqual([
    'guardada',
    [{ query: { numeroTicket: '7' }, body: { images: [one.file] } }],
  ]);
  expect(words.guardada).toBe('Carga de documentos realizada');
  one.edit.send({ type: 'CONTINUAR' });
  await arrive();
  expect(one.left).toEqual(['caso']);
});

test('[REIMB-27] reports a refusal, and the files stay', async () => {
  const one = await open({
    [updateSolicitudReembolso.path]: () => {
      throw new Problem('sinServicio', { status: 422 });
    },
  });
  await one.send();
  expect([one.state(), one.told.map(({ type }) => type)]).toEqual(['editando.noEnviada', ['REQUISITOS']]);
  expect(words.noEnviada).toBe('Ha ocurrido un error en la carga de documentos realizada');
});

test('[REQ-23] sends nothing if the case cannot be read first, and says so', async () => {
  const one = await open();
  one.network.answers[solicitudesPorDocumento.path] = 'sinConexion';
  await one.send();
  expect([one.state(), sent(one), one.told.map(({ type }) => type)]).toEqual([
    'editando.sinEnviar',
    [],
    ['REQUISITOS'],
  ]);
  expect(words.sinEnviar).toBe('Ha ocurrido un error durante la actualización, favor intente más tarde.');
});

test('[REIMB-28] the document that the answer names comes first, and one with a cut name shows its full name', async () => {
  const one = await open({
    [solicitudesPorDocumento.path]: () => list('Devuelto', '', 'Falta la indicación médica firmada y sellada.'),
    [consultarDocumentosPorTicket.path]: () => stored('Facturaconcomprobant.png', 'Cedula.pdf'),
  });
  expect(one.told).toMatchObject([
    {
      requisitos: [
        { nombre: 'Indicación médica', requerido: true, plegado: false },
        { nombre: 'Factura con comprobante fiscal', requerido: false, plegado: true },
        { nombre: 'Cédula', requerido: false, plegado: true },
        { nombre: 'Otro documento', requerido: false, plegado: true },
      ],
    },
  ]);
});

test('[ATTACH-19] if the documents cannot be read offers one of any kind, and says so', async () => {
  const one = await open({ [consultarDocumentosPorTicket.path]: 'sinConexion' });
  expect(one.state()).toBe('editando.sinDocumentos');
  expect(words.sinDocumentos).toBe('Lo sentimos, hubo un error al cargar los documentos');
  expect(one.told).toMatchObject([{ requisitos: [{ nombre: 'Documento que falta' }] }]);
});

test('sends nothing to a voided case, or reports its refusal, and the files stay', async () => {
  const before = await open();
  before.network.answers[solicitudesPorDocumento.path] = () => list('Resuelto', 'Anulado');
  await before.send();
  expect([before.state(), sent(before)]).toEqual(['anulado', []]);
  let reads = 0;
  const within = await open({
    [solicitudesPorDocumento.path]: () => {
      reads += 1;
      return reads < 3 ? returned() : list('Resuelto', 'Anulado');
    },
    [updateSolicitudReembolso.path]: () => {
      throw new Problem('sinServicio', { status: 409 });
    },
  });
  await within.send();
  expect([within.state(), within.told.map(({ type }) => type)]).toEqual(['anulado', ['REQUISITOS']]);
});

/** Answers two reads with the case as it was, then with the later one. */
const afterwards = (later: () => ReturnType<typeof list>) => {
  let reads = 0;
  return () => {
    reads += 1;
    return reads < 3 ? returned() : later();
  };
};

test.each([
  // The reference server stores a file under a taken name with the next number, and the case continues.
  ['no longer returned: they arrived', () => list('En Curso'), ['Factura.jpg', 'Factura2.jpg'], 'guardada'],
  // The server does not store a duplicate.
  ['no longer returned and without a new name: they arrived', () => list('En Curso'), ['Factura.jpg'], 'guardada'],
  ['still returned, with one more of their kind: they arrived', returned, ['Factura.jpg', 'Factura2.jpg'], 'guardada'],
  ['still returned, with another document', returned, ['Factura.jpg', 'Cedula.jpg'], 'sinConfirmar'],
  ['still returned, with nothing new', returned, ['Factura.jpg'], 'sinConfirmar'],
  ['voided', () => list('Resuelto', 'Anulado'), ['Factura.jpg', 'Factura2.jpg'], 'anulado'],
  ['not found any more', () => ({ data: [], cantidadRegistros: 0 }), ['Factura.jpg', 'Factura2.jpg'], 'sinConfirmar'],
] as const)('[REIMB-25] looks up a lost answer in the case, %s', async (_, later, after, state) => {
  let reads = 0;
  const one = await open({
    [updateSolicitudReembolso.path]: 'sinRespuesta',
    [solicitudesPorDocumento.path]: afterwards(later),
    [consultarDocumentosPorTicket.path]: () => {
      reads += 1;
      return reads === 1 ? stored('Factura.jpg') : stored(...after);
    },
  });
  await one.send();
  await arrive();
  expect([one.state(), sent(one).length]).toEqual([state, 1]);
});

test.each([
  ['whose answer was lost', cut],
  ['whose session ended under way', endedUnderWay],
])('a retry of documents %s, and that had arrived, reports it and sends nothing', async (_, answer) => {
  const one = await open({ [updateSolicitudReembolso.path]: answer });
  await one.send();
  await arrive();
  expect(one.state()).toBe('sinConfirmar');
  one.network.answers[solicitudesPorDocumento.path] = () => list('En Curso');
  await one.send();
  expect([one.state(), sent(one).length]).toEqual(['guardada', 1]);
});

test.each([
  ['of somebody else or of nobody', () => ({ data: [], cantidadRegistros: 0 }), 'noEsta'],
  ['that is on its way', () => list('En Curso'), 'cerrado'],
  ['that was voided', () => list('Devuelto', 'Anulado'), 'anulado'],
])('[REIMB-28] does not open a case %s', async (_, answer, state) => {
  expect((await open({ [solicitudesPorDocumento.path]: answer })).state()).toBe(state);
});

test.each([
  ['that no file was added', { adjuntos: [], cola: [] }, 'editando.faltaArchivo'],
  ['that one is being prepared', { adjuntos: [], cola: [{}] }, 'editando.adjuntando'],
])('a press reports %s, and not the previous failure', async (_, files, state) => {
  const one = await open({ [consultarDocumentosPorTicket.path]: 'sinConexion' }, files);
  expect(one.edit.getSnapshot().context.problema).not.toBeNull();
  let faults = 0;
  one.edit.on('FALTAN_DATOS', () => {
    faults += 1;
  });
  await one.send();
  expect([one.state(), one.edit.getSnapshot().context.problema, faults]).toEqual([state, null, 1]);
});

describe('documents that were being sent when the page closed', () => {
  const key = 'borrador_1001_reimbursementEdit_7';
  const none = { adjuntos: [], cola: [] };
  const closed = async () => {
    const device = fakeDevice(storedSession('1001', wall));
    const first = await open({ [updateSolicitudReembolso.path]: () => new Promise(() => {}) }, undefined, device);
    await first.send();
    expect(first.state()).toBe('enviando');
    first.edit.stop();
    expect(JSON.parse(device.local.get(key) ?? '').datos).toEqual({
      documentos: ['Factura.jpg'],
      enviados: ['Factura.jpg'],
    });
    return device;
  };

  test.each([
    [
      'are in the case: that is said, and nothing is left to look up',
      ['Factura.jpg', 'Factura2.jpg'],
      'guardada',
      false,
    ],
    ['are not in the case: the outcome stays unknown', ['Factura.jpg'], 'sinConfirmar', true],
  ] as const)('%s', async (_, names, state, kept) => {
    const device = await closed();
    const next = await open({ [consultarDocumentosPorTicket.path]: () => stored(...names) }, none, device);
    await arrive();
    expect([next.state(), sent(next), device.local.has(key)]).toEqual([state, [], kept]);
  });

  test('are added again by a member who saw that they are missing', async () => {
    const device = await closed();
    const next = await open({}, none, device);
    await arrive();
    await next.send();
    expect([next.state(), sent(next), device.local.has(key)]).toEqual(['editando.eligiendo', [], false]);
    expect(next.told.map(({ type }) => type)).toEqual(['REQUISITOS']);
  });

  test.each<[string, () => unknown]>([
    ['taken', () => true],
    [
      'rejected',
      () => {
        throw new Problem('sinServicio', { status: 422 });
      },
    ],
  ])('are forgotten once they are %s', async (_, answer) => {
    const device = fakeDevice(storedSession('1001', wall));
    const one = await open({ [updateSolicitudReembolso.path]: answer }, undefined, device);
    await one.send();
    expect(device.local.has(key)).toBe(false);
  });
});
