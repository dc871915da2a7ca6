import { expect, test } from 'vitest';
import { type ActorRefFrom, createActor, setup, waitFor } from 'xstate';
import type { AttachmentSummary } from '../../../domain/rules/attachments/attachment-summary';
import { requirementsOf } from '../../../domain/rules/attachments/requirements-of';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import type { LookedAttachment } from '../../platform/photo/attachment-work';
import { attachmentsTexts, refusedText } from './texts';
import { attachmentsLogic } from './wiring';

const now = 1_700_000_000_000;
const key = 'borrador_1001_reimbursement_adjuntos';

const requisitos = requirementsOf([
  {
    codigo: '12',
    descripcion: 'Indicación médica',
    requerido: true,
    formatoArchivos: 'jpg,pdf',
    cantidadPermitida: 2,
    limiteTamanoArchivo: 2,
  },
  {
    codigo: '9',
    descripcion: 'Cédula',
    requerido: true,
    formatoArchivos: '',
    cantidadPermitida: 3,
    limiteTamanoArchivo: null,
  },
]);
const [indicacion, cedula] = requisitos;

/** The check result by file content. */
const looks: Record<string, LookedAttachment> = {
  heic: { motivo: 'heic' },
  large: { reducible: true },
  stubborn: { reducible: true },
  long: { motivo: 'tamano' },
};

/** A device that checks files by their content and counts the object URLs it has created. */
const deviceOf = () => {
  const lent = new Set<string>();
  const done: string[] = [];
  let count = 0;
  const device: Parameters<typeof attachmentsLogic>[0]['device'] = {
    workshop: {
      do: async (task, asked) => {
        const text = await asked.file.text();
        done.push(`${task} ${text}`);
        if (task === 'reduceAttachment' && text === 'stubborn') throw new Error('it stays too large');
        const ready = { file: new Blob([`bare ${text}`]), formato: 'jpg', small: new Blob(['small']) };
        return (task === 'reduceAttachment' ? ready : (looks[text] ?? { ready })) as never; // The task selects the type of the answer.
      },
      close: () => done.push('closed'),
    },
    lend: () => {
      count += 1;
      lent.add(`blob:${count}`);
      return `blob:${count}`;
    },
    takeBack: (address) => void lent.delete(address),
  };
  return { device, lent, done };
};

const settle = async () => {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

const openTab = async (tab = fakeDevice(storedSession('1001', now))) => {
  const portal = await openPortal(tab, {});
  await arrive();
  const openForm = () => {
    const { device, lent, done } = deviceOf();
    const left: string[] = [];
    const page = { unsaved: () => false, asks: () => {} };
    const leaving = {
      watch: (unsaved: () => boolean, asked: () => void) => {
        page.unsaved = unsaved;
        page.asks = asked;
        return () => {
          page.unsaved = () => false;
          left.push('no longer asked');
        };
      },
      goOn: () => void left.push(`went on, ${page.unsaved() ? 'asked again' : 'not asked again'}`),
    };
    const { logic, input, box, files, forget } = attachmentsLogic({
      deps: portal.app,
      form: 'reimbursement',
      device,
      leaving,
    });
    const summaries: AttachmentSummary[] = [];
    const form = setup({
      types: {} as { events: { type: 'ADJUNTOS'; adjuntos: AttachmentSummary } },
      actors: { llevarAdjuntos: logic },
    }).createMachine({
      invoke: { id: 'adjuntos', src: 'llevarAdjuntos', input },
      on: { ADJUNTOS: { actions: ({ event }) => summaries.push(event.adjuntos) } },
    });
    const parent = createActor(form, { clock: portal.clock }).start();
    const actor: ActorRefFrom<typeof logic> | undefined = parent.getSnapshot().children.adjuntos;
    if (actor === undefined) throw new Error('the form has no documents');
    const add = async (tipo: string, ...names: string[]) => {
      const files = names.map((name) => new File([name.replace(/\..*/, '')], name));
      actor.send({ type: 'AGREGAR', tipo, archivos: files.map((file) => box.take(file)) });
      await settle();
    };
    const send = async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event);
      await settle();
    };
    const has = () => actor.getSnapshot().context;
    const state = () => stateName(actor.getSnapshot().value);
    return {
      actor,
      stop: () => parent.stop(),
      box,
      lent,
      done,
      summaries,
      add,
      send,
      has,
      state,
      files,
      forget,
      left,
      page,
    };
  };
  return { ...portal, local: tab.local, openForm };
};

/** A form that has sent its requirements. */
const openForm = async () => {
  const portal = await openTab();
  const I = portal.openForm();
  await I.send({ type: 'REQUISITOS', requisitos });
  return { ...portal, ...I };
};

test('[ATTACH-01] [ATTACH-12] [ATTACH-14] sends files ordered and named by document, without their location', async () => {
  const I = await openForm();
  await I.add('9', 'mi cédula.png');
  await I.add('12', 'IMG_0001.HEIC.jpg', 'IMG_0002.jpg');
  const files = I.files();
  expect(await Promise.all(files.map(async (file) => [file.name, file.type, await file.text()]))).toEqual([
    ['Indicacionmedica.jpg', 'image/jpeg', 'bare IMG_0001'],
    ['Indicacionmedica2.jpg', 'image/jpeg', 'bare IMG_0002'],
    ['Cedula.jpg', 'image/jpeg', 'bare mi cédula'],
  ]);
});

test('[ATTACH-09] tells the form what is missing, the number of files, and that a file is being checked', async () => {
  const I = await openForm();
  await I.add('12', 'a.jpg');
  expect(I.summaries).toEqual([
    { faltan: ['Indicación médica', 'Cédula'], cargados: 0, requeridos: 2, ocupado: false },
    { faltan: ['Cédula'], cargados: 0, requeridos: 2, ocupado: true },
    { faltan: ['Cédula'], cargados: 1, requeridos: 2, ocupado: false },
  ]);
  expect(attachmentsTexts.cargados(1, 2)).toBe('Se han cargado 1 de 2 archivos requeridos');
});

test('tells the form immediately of a file added while another is checked or reduced', async () => {
  const I = await openForm();
  const take = (name: string) => I.box.take(new File([name.replace(/\..*/, '')], name));
  const missing = () => I.summaries.at(-1)?.faltan;
  I.actor.send({ type: 'AGREGAR', tipo: '12', archivos: [take('a.jpg')] });
  expect([I.state(), missing()]).toEqual(['abierto.revisando', ['Cédula']]);
  I.actor.send({ type: 'AGREGAR', tipo: '9', archivos: [take('b.jpg')] });
  expect([I.state(), missing()]).toEqual(['abierto.revisando', []]);
  const other = await openForm();
  other.actor.send({ type: 'AGREGAR', tipo: '12', archivos: [other.box.take(new File(['large'], 'large.jpg'))] });
  await waitFor(other.actor, (snapshot) => snapshot.matches({ abierto: 'reduciendo' }));
  other.actor.send({ type: 'AGREGAR', tipo: '9', archivos: [other.box.take(new File(['b'], 'b.jpg'))] });
  expect([other.state(), other.summaries.at(-1)?.faltan]).toEqual(['abierto.reduciendo', []]);
  await settle();
});

test("[ATTACH-06] beyond the count 'Se ha superado el límite de adjuntos para documentos de tipo ' names the document, and the files stay", async () => {
  const I = await openForm();
  await I.add('12', 'a.jpg', 'b.jpg', 'c.jpg', 'd.jpg');
  const { adjuntos, avisos } = I.has();
  expect([I.state(), adjuntos.length, avisos.length]).toEqual(['abierto.conAvisos', 2, 1]);
  const [first] = avisos;
  if (first === undefined || indicacion === undefined) throw new Error('nothing was said');
  expect(refusedText(first, indicacion)).toBe(
    'Se ha superado el límite de adjuntos para documentos de tipo Indicación médica',
  );
  // The third and the fourth file were not opened.
  expect(I.done).toEqual(['lookAtAttachment a', 'lookAtAttachment b']);
});

test('[ATTACH-10] a photo over the limit is shrunk unasked, in its place, and the member is told', async () => {
  const I = await openForm();
  await I.add('12', 'large.jpg', 'a.jpg');
  expect([I.state(), I.has().adjuntos.map(({ nombre, reducida }) => [nombre, reducida])]).toEqual([
    'abierto.quieto',
    [
      ['large.jpg', true],
      ['a.jpg', false],
    ],
  ]);
  expect(I.done).toEqual(['lookAtAttachment large', 'reduceAttachment large', 'lookAtAttachment a']);
  expect(await I.files()[0]?.text()).toBe('bare large');
  expect(attachmentsTexts.reducida).toBe('La achicamos para enviarla.');
});

test("[ATTACH-07] over 2 MB 'El archivo long.pdf supera el límite de 2MB y no será añadido.'; of a photo that stays too large the same, and what to do", async () => {
  const I = await openForm();
  await I.add('12', 'long.pdf', 'stubborn.jpg');
  expect([I.state(), I.files()]).toEqual(['abierto.conAvisos', []]);
  if (indicacion === undefined) throw new Error('no requirement');
  expect(I.has().avisos.map((aviso) => refusedText(aviso, indicacion))).toEqual([
    'El archivo long.pdf supera el límite de 2MB y no será añadido.',
    'El archivo stubborn.jpg supera el límite de 2MB y no será añadido. No pudimos achicarlo: tome la foto otra vez, más de lejos.',
  ]);
});

test("[ATTACH-16] a file of another type is rejected, and the warning names the accepted ones: 'JPG o PDF'", async () => {
  const I = await openForm();
  await I.add('12', 'heic.jpg', 'a.jpg');
  const [first] = I.has().avisos;
  if (first === undefined || indicacion === undefined) throw new Error('nothing was said');
  expect(refusedText(first, indicacion)).toBe(
    'El archivo heic.jpg es HEIC y no será añadido. Se admite JPG o PDF: guárdelo así, o tome la foto aquí.',
  );
  expect(refusedText({ ...first, motivo: 'formato' }, indicacion)).toBe(
    'El archivo heic.jpg no es JPG o PDF y no será añadido.',
  );
  expect(I.has().adjuntos.map(({ nombre }) => nombre)).toEqual(['a.jpg']);
});

test('[ATTACH-08] [ATTACH-05] the rule of a document states its types, its count and its size in MB', () => {
  if (indicacion === undefined || cedula === undefined) throw new Error('no requirement');
  expect([attachmentsTexts.regla(indicacion), attachmentsTexts.regla(cedula)]).toEqual([
    'JPG o PDF. Hasta 2 archivos de 2 MB.',
    'JPG, PNG o PDF. Hasta 3 archivos de 2 MB.',
  ]);
  expect(attachmentsTexts.regla({ ...cedula, cantidad: 1, bytes: 1_572_864 })).toBe(
    'JPG, PNG o PDF. Hasta 1 archivo de 1.5 MB.',
  );
});

test('preview URLs are revoked once unused; that of a removed file once it cannot be restored', async () => {
  const I = await openForm();
  await I.add('12', 'a.jpg', 'b.jpg');
  expect(I.lent.size).toBe(2);
  const [first] = I.has().adjuntos;
  await I.send({ type: 'QUITAR', adjunto: first?.id ?? '' });
  await I.send({ type: 'QUITAR', adjunto: first?.id ?? '' });
  expect([I.has().adjuntos.length, I.lent.size]).toEqual([1, 2]);
  await I.send({ type: 'DESHACER' });
  expect((await Promise.all(I.files().map((file) => file.text()))).join()).toBe('bare a,bare b');
  await I.send({ type: 'QUITAR', adjunto: first?.id ?? '' });
  await I.add('9', 'c.jpg');
  expect(I.lent.size).toBe(2);
  I.stop();
  expect([I.lent.size, I.done.at(-1)]).toEqual([0, 'closed']);
});

test('after the browser was killed with the camera open, asks for the files by name, and has no contents of them', async () => {
  const I = await openForm();
  await I.add('12', 'receta.jpg');
  await I.add('9', 'cédula.jpg');
  const stored = I.local.get(key) ?? '';
  expect(JSON.parse(stored).datos).toEqual({
    archivos: [
      { tipo: '12', nombre: 'receta.jpg' },
      { tipo: '9', nombre: 'cédula.jpg' },
    ],
  });
  const tab = fakeDevice({ ...storedSession('1001', now), [key]: stored });
  const again = (await openTab(tab)).openForm();
  await again.send({ type: 'REQUISITOS', requisitos });
  expect(again.has().pendientes.map(({ nombre }) => nombre)).toEqual(['receta.jpg', 'cédula.jpg']);
  expect(attachmentsTexts.vuelva(['receta.jpg'])).toBe('Vuelva a añadir receta.jpg');
  await again.add('12', 'receta.jpg');
  await again.send({ type: 'NO_HACE_FALTA', tipo: '9' });
  expect([again.has().pendientes, JSON.parse(tab.local.get(key) ?? '').datos]).toEqual([
    [],
    { archivos: [{ tipo: '12', nombre: 'receta.jpg' }] },
  ]);
  await again.send({ type: 'OLVIDAR' });
  expect([tab.local.has(key), again.files(), again.lent.size]).toEqual([false, [], 0]);
});

test("names of another affiliate's or form's files are not shown", async () => {
  const names = JSON.stringify({ desde: now, datos: { archivos: [{ tipo: '12', nombre: 'ajeno.jpg' }] } });
  for (const other of ['borrador_2002_reimbursement_adjuntos', 'borrador_1001_preauthorization_adjuntos']) {
    const I = (await openTab(fakeDevice({ ...storedSession('1001', now), [other]: names }))).openForm();
    expect(I.has().pendientes).toEqual([]);
  }
});

test('files of this session are offered in another form, until the session ends', async () => {
  const I = await openForm();
  await I.add('12', 'receta.jpg', 'receta.jpg');
  I.stop();
  const other = I.openForm();
  await other.send({ type: 'REQUISITOS', requisitos });
  expect(other.has().recordados.map(({ nombre, formato }) => [nombre, formato])).toEqual([['receta.jpg', 'jpg']]);
  const [kept] = other.has().recordados;
  const again = other.box.takeAgain(kept?.id ?? '', 'receta.jpg');
  if (again === null) throw new Error('it is not there');
  await other.send({ type: 'AGREGAR', tipo: '9', archivos: [again] });
  expect(await other.files()[0]?.text()).toBe('bare bare receta');
  I.app.session.send({ type: 'SALIR', motivo: 'salida' });
  await settle();
  expect([other.box.takeAgain(kept?.id ?? '', 'receta.jpg'), I.openForm().has().recordados]).toEqual([null, []]);
});

test('other documents keep the files that still fit, and offer the rest again', async () => {
  const I = await openForm();
  await I.add('12', 'a.jpg');
  await I.add('9', 'b.jpg');
  await I.send({ type: 'REQUISITOS', requisitos: requisitos.slice(1) });
  expect([I.has().adjuntos.map(({ nombre }) => nombre), I.has().recordados.map(({ nombre }) => nombre)]).toEqual([
    ['b.jpg'],
    ['b.jpg', 'a.jpg'],
  ]);
  expect(I.lent.size).toBe(1);
});

test('only a page with files asks before it is left, and goes on once without them', async () => {
  const I = await openForm();
  expect(I.page.unsaved()).toBe(false);
  await I.add('9', 'heic.jpg');
  expect(I.page.unsaved()).toBe(false);
  await I.add('9', 'cedula.jpg');
  expect(I.page.unsaved()).toBe(true);
  I.page.asks();
  expect(I.state()).toBe('abierto.preguntando');
  await I.send({ type: 'QUEDARSE' });
  expect([I.state(), I.files().length]).toEqual(['abierto.quieto', 1]);
  I.page.asks();
  await I.send({ type: 'SALIR' });
  expect([I.state(), I.left]).toEqual(['saliendo', ['no longer asked', 'went on, not asked again']]);
});

test('a file that is being checked asks as well, and is checked again by a member who stays', async () => {
  const I = await openForm();
  const added = I.add('9', 'cedula.jpg');
  expect([I.state(), I.page.unsaved()]).toEqual(['abierto.revisando', true]);
  I.page.asks();
  expect(I.state()).toBe('abierto.preguntando');
  await added;
  await I.send({ type: 'QUEDARSE' });
  expect([I.state(), I.files().length]).toEqual(['abierto.quieto', 1]);
});

test('files that were sent or discarded ask nothing', async () => {
  const sent = await openForm();
  await sent.add('9', 'cedula.jpg');
  sent.forget();
  expect(sent.page.unsaved()).toBe(false);
  const discarded = await openForm();
  await discarded.add('9', 'cedula.jpg');
  await discarded.send({ type: 'OLVIDAR' });
  expect(discarded.page.unsaved()).toBe(false);
});
