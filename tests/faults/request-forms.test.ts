import { afterAll, beforeAll, describe, test, vi } from 'vitest';
import { affiliationLogic } from '../../src/flows/affiliation/wiring';
import { preauthorizationLogic } from '../../src/flows/preauthorization/wiring';
import { reimbursementLogic } from '../../src/flows/reimbursement/wiring';
import { fakeSteps } from '../stand-ins/fake-steps';
import { NodeXhr } from '../stand-ins/node-xhr';
import { type Fault, faults } from './faults';
import { openRequest } from './request-form';

const list = 'CRM/solicitudesPorDocumento/todas';
const upload = 'CRM/cargardocumento';
const required = { codigo: '1', descripcion: 'Cédula', requerido: true };
const types = [{ codigo: '2', descripcion: 'Medicamentos' }];

interface Form {
  make: Parameters<typeof openRequest>[0]['make'];
  create: string;
  /** What its own calls answer where nothing is wrong. */
  good: Record<string, object>;
  fields: Readonly<Record<string, string>>;
  /** Where it ends once its case exists. */
  done: string;
}

const forms = {
  reimbursement: {
    make: (parts) => reimbursementLogic({ ...parts, address: fakeSteps().address }),
    create: 'CRM/v2/crear/solicitudReembolso',
    good: {
      'utility/tipo/reembolso': types,
      'utility/drop/bancos': [{ codigo: '7', descripcion: 'Banco de la Vega' }],
      'utility/drop/documento/tipo/reembolso': [required],
    },
    fields: {
      afiliado: '0',
      fechaServicio: '05-11-2020',
      monto: '10',
      motivo: 'Compra',
      banco: '7',
      tipoCuenta: 'Ahorro',
      noCuenta: '12345678',
      tipoDocumento: 'Pasaporte',
      documento: 'FR12',
      terminos: 'si',
    },
    done: 'conRecibo',
  },
  preauthorization: {
    make: preauthorizationLogic,
    create: 'CRM/v2/crear/solicitudPreAutorizacion',
    good: {
      'utility/drop/solicitud/tipos/autorizacion': types,
      'utility/consulta/documentos/requeridos': { result: [required] },
    },
    fields: { afiliado: '0', nss: '200000011', descripcion: 'Perfil tiroideo', correo: 'ana@ejemplo.do' },
    done: 'conRecibo',
  },
  affiliation: {
    make: (parts) => affiliationLogic({ ...parts, tipo: 'titular' }),
    create: 'CRM/crear/solicitudAfiliacionTitular',
    good: {
      'utility/consulta/documentos/requeridos': { result: [required] },
      [upload]: { mensaje: 'Listo.' },
      'crm/documentos/consultarDocumentosPorTicket': [],
    },
    fields: {
      cedula: '00110000011',
      nombre: 'Lía',
      apellido: 'Peña',
      regimen: 'Contributivo',
      telefonoCelular: '8095550101',
      correo: 'lia@ejemplo.do',
    },
    done: 'creada',
  },
} satisfies Record<string, Form>;

beforeAll(() => void vi.stubGlobal('XMLHttpRequest', NodeXhr));
afterAll(() => void vi.unstubAllGlobals());

const open = async (name: keyof typeof forms, call: string, fault: Fault) => {
  const { make, create, fields, good }: Form = forms[name];
  const answers = {
    ...good,
    [list]: { result: { data: [{ numeroCaso: '10' }], cantidadRegistros: 1 } },
    [create]: { result: '11' },
  };
  const adjuntos = [{ tipo: '1', nombre: 'Cedula.jpg' }];
  const one = await openRequest({ make, good: answers, adjuntos }, call, fault);
  const fill = async () => {
    one.form.send({ type: 'EMPEZAR' });
    if (name !== 'affiliation') one.write({ tipo: '2' });
    await one.settled();
    one.write(fields);
    one.form.send({ type: 'BUSCAR_PRESTADOR' });
    const prestador = { codigo: null, clase: 'CENTRO', nombre: 'Las Palmas', especialidad: '' } as const;
    one.form.send({ type: 'PRESTADOR', prestador });
    one.form.send({ type: 'IR', paso: 'documentos' });
    await one.settled();
  };
  return { ...one, fill };
};

describe.concurrent.each([
  ['reimbursement', 'utility/drop/bancos', 'fallido'],
  ['preauthorization', 'Afiliado/datospersonales', 'fallido'],
  ['affiliation', 'Afiliado/datoscontactos', 'fallido.sinDatos'],
  ['affiliation', 'utility/consulta/documentos/requeridos', 'fallido.sinRequisitos'],
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
    else expect([one.state(), one.heard(forms.preauthorization.create)]).toEqual(['revisando.sinEnviar', 0]);
    await one.close();
  });
});

/** With files, and without. */
describe.concurrent.each([
  ['reimbursement', 'motivo'],
  ['affiliation', 'nombre'],
] as const)('%s: a failed create is sent once, and looked up or refused; the %s stays', (name, kept) => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { create, done, fields }: Form = forms[name];
    const one = await open(name, create, fault);
    await one.fill();
    await one.send();
    if (fault.ends === 'sesionVencida') expect(await one.expired()).toBe('vencida');
    // F12b has a `result` that is a case number as good as any.
    else if (fault.ends === 'bien' || fault.id === 'F12b') expect(one.state()).toBe(done);
    else expect(one.state()).toBe(fault.id === 'F7' ? 'revisando.noCreada' : 'sinConfirmar');
    expect([one.heard(create), one.written(kept)]).toEqual([1, fields[kept]]);
    await one.close();
  });
});

/** Only the success of an upload matters, not the body of its answer. */
const isTaken = ({ id, ends }: Fault) => ends === 'bien' || ['F11', 'F12a', 'F12b'].includes(id);

describe.concurrent('failed documents are sent once, and looked up or refused; the case stays', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const one = await open('affiliation', upload, fault);
    await one.fill();
    await one.send();
    if (fault.ends === 'sesionVencida') expect(await one.expired()).toBe('vencida');
    else {
      const refused = fault.id === 'F7' ? 'sinDocumentos.noCargados' : 'sinDocumentos.incompleto';
      expect(one.state()).toBe(isTaken(fault) ? 'creada' : refused);
    }
    const heard = [one.heard(forms.affiliation.create), one.heard(upload)];
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
      expect([one.state(), one.heard(forms.preauthorization.create)]).toEqual(['conRecibo', 1]);
    }
    await one.close();
  });
});
