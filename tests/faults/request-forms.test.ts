import { afterAll, beforeAll, describe, test, vi } from 'vitest';
import { NodeXhr } from '../stand-ins/node-xhr';
import { requestForms } from '../stand-ins/request-forms';
import { type Fault, faults } from './faults';
import { openRequest } from './request-form';

const list = 'CRM/solicitudesPorDocumento/todas';
const upload = 'CRM/cargardocumento';
const required = { codigo: '1', descripcion: 'Cédula', requerido: true };
const types = [{ codigo: '2', descripcion: 'Medicamentos' }];

/** What the forms' own calls answer where nothing is wrong. */
const good = {
  reimbursement: {
    'utility/tipo/reembolso': types,
    'utility/drop/bancos': [{ codigo: '7', descripcion: 'Banco de la Vega' }],
    'utility/drop/documento/tipo/reembolso': [required],
  },
  preauthorization: {
    'utility/drop/solicitud/tipos/autorizacion': types,
    'utility/consulta/documentos/requeridos': { result: [required] },
  },
  holder: {
    'utility/consulta/documentos/requeridos': { result: [required] },
    [upload]: { mensaje: 'Listo.' },
    'crm/documentos/consultarDocumentosPorTicket': [],
  },
};
/** What the member of these tests has not told the service. */
const unknown = {
  reimbursement: { afiliado: '0', tipoDocumento: 'Pasaporte', documento: 'FR12' },
  preauthorization: { afiliado: '0', nss: '200000011', correo: 'ana@ejemplo.do' },
  holder: { cedula: '00110000011', apellido: 'Peña', telefonoCelular: '8095550101' },
};
const created = { reimbursement: 'conRecibo', preauthorization: 'conRecibo', holder: 'creada' };

beforeAll(() => void vi.stubGlobal('XMLHttpRequest', NodeXhr));
afterAll(() => void vi.unstubAllGlobals());

const open = async (name: keyof typeof good, call: string, fault: Fault) => {
  const { make, create, typed } = requestForms[name];
  const answers = {
    ...good[name],
    [list]: { result: { data: [{ numeroCaso: '10' }], cantidadRegistros: 1 } },
    [create]: { result: '11' },
  };
  const one = await openRequest({ make, good: answers, adjuntos: [{ tipo: '1', nombre: 'Cedula.jpg' }] }, call, fault);
  const fill = async () => {
    const { tipo: _, ...fields }: Record<string, string> = typed;
    one.form.send({ type: 'EMPEZAR' });
    if (name !== 'holder') one.write({ tipo: '2' });
    await one.settled();
    one.write({ ...fields, ...unknown[name] });
    one.form.send({ type: 'BUSCAR_PRESTADOR' });
    const prestador = { codigo: null, clase: 'CENTRO', nombre: 'Las Palmas', especialidad: '' } as const;
    one.form.send({ type: 'PRESTADOR', prestador });
    one.form.send({ type: 'IR', paso: 'documentos' });
    await one.settled();
  };
  return { ...one, create, typed, fill };
};

describe.concurrent.each([
  ['reimbursement', 'utility/drop/bancos', 'fallido'],
  ['preauthorization', 'Afiliado/datospersonales', 'fallido'],
  ['holder', 'Afiliado/datoscontactos', 'fallido.sinDatos'],
  ['holder', 'utility/consulta/documentos/requeridos', 'fallido.sinRequisitos'],
] as const)('%s: a failed %s is reported, and loads at the next try', (name, call, failed) => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const one = await open(name, call, fault);
    if (fault.ends === 'sesionVencida') expect(await one.expired()).toBe('vencida');
    else {
      if (fault.ends !== 'bien') {
        expect(one.state()).toBe(failed);
        one.portal.mend();
        one.form.send({ type: 'REINTENTAR' });
        await one.settled();
      }
      expect(one.state()).toBe('antes.nuevo');
    }
    expect(one.portal.failures).toEqual([]);
    await one.close();
  });
});

describe.concurrent.each([
  ['reimbursement', 'utility/drop/documento/tipo/reembolso', 'llenando.documentos'],
  ['preauthorization', 'utility/consulta/documentos/requeridos', 'llenando'],
] as const)('%s: if %s fails the form stays, and it loads at the next try', (name, call, documents) => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const one = await open(name, call, fault);
    await one.fill();
    if (fault.ends === 'sesionVencida') expect(await one.expired()).toBe('vencida');
    else {
      if (fault.ends !== 'bien') {
        expect(one.state()).toBe(`${documents}.sinRequisitos`);
        one.portal.mend();
        one.form.send({ type: 'REINTENTAR' });
        await one.settled();
      }
      const { requisitos } = one.form.getSnapshot().context;
      expect([one.state(), requisitos?.length]).toEqual([`${documents}.escribiendo`, 1]);
    }
    await one.close();
  });
});

describe.concurrent('if the existing cases cannot be read, the request is not sent', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const one = await open('preauthorization', list, fault);
    await one.fill();
    await one.send();
    if (fault.ends === 'sesionVencida') expect(await one.expired()).toBe('vencida');
    else if (fault.ends === 'bien') expect(one.state()).toBe('conRecibo');
    else expect([one.state(), one.heard(one.create)]).toEqual(['revisando.sinEnviar', 0]);
    await one.close();
  });
});

/** With files, and without. */
describe.concurrent.each([
  ['reimbursement', 'motivo'],
  ['holder', 'nombre'],
] as const)('%s: a failed create is sent once, and looked up or refused; the %s stays', (name, kept) => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const one = await open(name, requestForms[name].create, fault);
    await one.fill();
    await one.send();
    if (fault.ends === 'sesionVencida') expect(await one.expired()).toBe('vencida');
    // F12b has a `result` that is a case number as good as any.
    else if (fault.ends === 'bien' || fault.id === 'F12b') expect(one.state()).toBe(created[name]);
    else expect(one.state()).toBe(fault.id === 'F7' ? 'revisando.noCreada' : 'sinConfirmar');
    expect([one.heard(one.create), one.written(kept)]).toEqual([1, one.typed[kept]]);
    await one.close();
  });
});

/** Only the success of an upload matters, not the body of its answer. */
const isTaken = ({ id, ends }: Fault) => ends === 'bien' || ['F11', 'F12a', 'F12b'].includes(id);

describe.concurrent('failed documents are sent once, and looked up or refused; the case stays', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const one = await open('holder', upload, fault);
    await one.fill();
    await one.send();
    if (fault.ends === 'sesionVencida') expect(await one.expired()).toBe('vencida');
    else {
      const refused = fault.id === 'F7' ? 'sinDocumentos.noCargados' : 'sinDocumentos.incompleto';
      expect(one.state()).toBe(isTaken(fault) ? 'creada' : refused);
    }
    const heard = [one.heard(one.create), one.heard(upload)];
    expect([heard, one.form.getSnapshot().context.caso]).toEqual([[1, 1], '11']);
    await one.close();
  });
});

describe.concurrent('cards that fail to load do not block the form: the number is typed', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const one = await open('preauthorization', 'Afiliado/nucleo/carnet', fault);
    if (fault.ends === 'sesionVencida') expect(await one.expired()).toBe('vencida');
    else {
      expect(one.state()).toBe('antes.nuevo');
      await one.fill();
      await one.send();
      expect([one.state(), one.heard(one.create)]).toEqual(['conRecibo', 1]);
    }
    await one.close();
  });
});
