import { afterAll, beforeAll, describe, test, vi } from 'vitest';
import { preauthorizationLogic } from '../../src/flows/preauthorization/wiring';
import { reimbursementLogic } from '../../src/flows/reimbursement/wiring';
import { fakeSteps } from '../stand-ins/fake-steps';
import { NodeXhr } from '../stand-ins/node-xhr';
import { type Fault, faults } from './faults';
import { openRequest } from './request-form';

const list = 'CRM/solicitudesPorDocumento/todas';
const cards = 'Afiliado/nucleo/carnet';
const member = ['Afiliado/datospersonales', 'Afiliado/datoscontactos'];

interface Form {
  make: Parameters<typeof openRequest>[0]['make'];
  /** Where the documents are added. */
  documents: string;
  types: string;
  /** Further lists, without which there is no form. */
  lists: Record<string, object>;
  requirements: string;
  required: object;
  create: string;
  fields: Readonly<Record<string, string>>;
  /** A stored field of the draft. */
  kept: string;
}

/** The two forms whose required documents depend on the type. */
const forms: Readonly<Record<string, Form>> = {
  reimbursement: {
    make: (parts) => reimbursementLogic({ ...parts, address: fakeSteps().address }),
    documents: 'llenando.documentos',
    types: 'utility/tipo/reembolso',
    lists: { 'utility/drop/bancos': [{ codigo: '7', descripcion: 'Banco de la Vega' }] },
    requirements: 'utility/drop/documento/tipo/reembolso',
    required: [{ codigo: '1', descripcion: 'Factura', requerido: true }],
    create: 'CRM/v2/crear/solicitudReembolso',
    fields: {
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
    kept: 'motivo',
  },
  preauthorization: {
    make: preauthorizationLogic,
    documents: 'llenando',
    types: 'utility/drop/solicitud/tipos/autorizacion',
    lists: {},
    requirements: 'utility/consulta/documentos/requeridos',
    required: { result: [{ codigo: 'indicacion', descripcion: 'Indicación', requerido: true }] },
    create: 'CRM/v2/crear/solicitudPreAutorizacion',
    fields: { nss: '200000011', descripcion: 'Perfil tiroideo', correo: 'ana@ejemplo.do' },
    kept: 'descripcion',
  },
};

beforeAll(() => void vi.stubGlobal('XMLHttpRequest', NodeXhr));
afterAll(() => void vi.unstubAllGlobals());

describe.each(Object.entries(forms))('%s', (_, form) => {
  const { make, documents, types, lists, requirements, required, create, fields, kept } = form;
  const open = async (call: string, fault: Fault) => {
    const good = {
      ...lists,
      [types]: [{ codigo: '2', descripcion: 'Medicamentos' }],
      [requirements]: required,
      [list]: { result: { data: [{ numeroCaso: '10' }], cantidadRegistros: 1 } },
      [create]: { result: '11' },
    };
    const one = await openRequest({ make, good, adjuntos: [{ tipo: '1', nombre: 'Papel.jpg' }] }, call, fault);
    const fill = async () => {
      one.form.send({ type: 'EMPEZAR' });
      one.write({ tipo: '2' });
      await one.settled();
      one.write({ afiliado: '0', ...fields });
      one.form.send({ type: 'BUSCAR_PRESTADOR' });
      const prestador = { codigo: null, clase: 'CENTRO', nombre: 'Las Palmas', especialidad: '' } as const;
      one.form.send({ type: 'PRESTADOR', prestador });
      // Only a form with steps handles this event.
      one.form.send({ type: 'IR', paso: 'documentos' });
      await one.settled();
    };
    return { ...one, fill };
  };

  for (const call of [types, ...Object.keys(lists), ...member])
    describe.concurrent(`a failed ${call} is reported, and loads at the next try`, () => {
      test.for(faults)('$id: $name', async (fault, { expect }) => {
        const one = await open(call, fault);
        if (fault.ends === 'sesionVencida') expect(await one.expired()).toBe('vencida');
        else {
          if (fault.ends !== 'bien') {
            expect(one.state()).toBe('fallido');
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

  describe.concurrent('required documents that fail to load do not affect the form, and load at the next try', () => {
    test.for(faults)('$id: $name', async (fault, { expect }) => {
      const one = await open(requirements, fault);
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
      const one = await open(list, fault);
      await one.fill();
      await one.send();
      if (fault.ends === 'sesionVencida') expect(await one.expired()).toBe('vencida');
      else if (fault.ends === 'bien') expect(one.state()).toBe('conRecibo');
      else expect([one.state(), one.heard(create)]).toEqual(['revisando.sinEnviar', 0]);
      await one.close();
    });
  });

  describe.concurrent('a failed create is sent once, and looked up or refused; the input stays', () => {
    test.for(faults)('$id: $name', async (fault, { expect }) => {
      const one = await open(create, fault);
      await one.fill();
      await one.send();
      if (fault.ends === 'sesionVencida') expect(await one.expired()).toBe('vencida');
      // F12b has a `result` that is a case number as good as any.
      else if (fault.ends === 'bien' || fault.id === 'F12b') expect(one.state()).toBe('conRecibo');
      else expect(one.state()).toBe(fault.id === 'F7' ? 'revisando.noCreada' : 'sinConfirmar');
      expect([one.heard(create), one.written(kept)]).toEqual([1, fields[kept]]);
      await one.close();
    });
  });

  if (make === preauthorizationLogic)
    describe.concurrent('cards that fail to load do not block the form: the number is typed', () => {
      test.for(faults)('$id: $name', async (fault, { expect }) => {
        const one = await open(cards, fault);
        if (fault.ends === 'sesionVencida') expect(await one.expired()).toBe('vencida');
        else {
          expect(one.state()).toBe('antes.nuevo');
          await one.fill();
          await one.send();
          expect([one.state(), one.heard(create)]).toEqual(['conRecibo', 1]);
        }
        await one.close();
      });
    });
});
