import { afterAll, beforeAll, describe, test, vi } from 'vitest';
import { affiliationKinds } from '../../domain/rules/affiliation/affiliation-form';
import { affiliationLogic } from '../../src/flows/affiliation/wiring';
import { NodeXhr } from '../stand-ins/node-xhr';
import { type Fault, faults } from './faults';
import { openRequest } from './request-form';

const requirements = 'utility/consulta/documentos/requeridos';
const [list, upload, documents] = [
  'CRM/solicitudesPorDocumento/todas',
  'CRM/cargardocumento',
  'crm/documentos/consultarDocumentosPorTicket',
];
const adjuntos = [{ tipo: 'cedula', nombre: 'Cedula.jpg' }];

const forms = [
  { name: 'holder', tipo: 'titular', create: 'CRM/crear/solicitudAfiliacionTitular' },
  { name: 'dependent', tipo: 'dependiente', create: 'CRM/crear/solicitudAfiliacionDependiente' },
] as const;

const typed = {
  cedula: '00110000011',
  nombre: 'Lía',
  apellido: 'Peña',
  regimen: 'Contributivo',
  institucion: 'Escuela Duarte',
  telefonoCelular: '8095550101',
  telefonoResidencial: '8095550199',
  correo: 'lia@ejemplo.do',
};

const openForm =
  ({ tipo, create }: (typeof forms)[number]) =>
  async (call: string, fault: Fault) => {
    const good = {
      [requirements]: { result: [{ codigo: 'cedula', descripcion: 'Cédula', requerido: true }] },
      [list]: { result: { data: [{ numeroCaso: '10' }], cantidadRegistros: 1 } },
      [create]: { result: '11' },
      [upload]: { mensaje: 'Listo.' },
      [documents]: [],
    };
    const make: Parameters<typeof openRequest>[0]['make'] = (parts) => affiliationLogic({ ...parts, tipo });
    const one = await openRequest({ make, good, adjuntos }, call, fault);
    const fill = () => {
      one.form.send({ type: 'EMPEZAR' });
      const { fields } = affiliationKinds[tipo].form;
      one.write(Object.fromEntries(Object.entries(typed).filter(([campo]) => fields.some((field) => field === campo))));
    };
    return { ...one, fill };
  };

beforeAll(() => void vi.stubGlobal('XMLHttpRequest', NodeXhr));
afterAll(() => void vi.unstubAllGlobals());

/** Only the success of an upload matters, not the body of its answer. */
const isTaken = ({ id, ends }: Fault) => ends === 'bien' || ['F11', 'F12a', 'F12b'].includes(id);

for (const one of forms) {
  const open = openForm(one);

  for (const [call, failed] of [
    [requirements, 'fallido.sinRequisitos'],
    ['Afiliado/datospersonales', 'fallido.sinDatos'],
    ['Afiliado/datoscontactos', 'fallido.sinDatos'],
  ] as const)
    describe.concurrent(`${one.name}: a failed ${call} is reported, and loads at the next try`, () => {
      test.for(faults)('$id: $name', async (fault, { expect }) => {
        const form = await open(call, fault);
        if (fault.ends === 'sesionVencida') expect(await form.expired()).toBe('vencida');
        else {
          if (fault.ends !== 'bien') {
            expect(form.state()).toBe(failed);
            form.portal.mend();
            form.form.send({ type: 'REINTENTAR' });
            await form.settled();
          }
          expect(form.state()).toBe('antes.nuevo');
        }
        await form.close();
      });
    });

  describe.concurrent(`${one.name}: a failed create is sent once, and looked up or refused; the input stays`, () => {
    test.for(faults)('$id: $name', async (fault, { expect }) => {
      const form = await open(one.create, fault);
      form.fill();
      await form.send();
      if (fault.ends === 'sesionVencida') expect(await form.expired()).toBe('vencida');
      // F12b has a `result` that is a case number as good as any.
      else if (fault.ends === 'bien' || fault.id === 'F12b') expect(form.state()).toBe('creada');
      else expect(form.state()).toBe(fault.id === 'F7' ? 'revisando.noCreada' : 'sinConfirmar');
      expect(form.heard(one.create)).toBe(1);
      expect(form.written('nombre')).toBe('Lía');
      await form.close();
    });
  });

  describe.concurrent(`${one.name}: failed documents are sent once, and looked up or refused; the case stays`, () => {
    test.for(faults)('$id: $name', async (fault, { expect }) => {
      const form = await open(upload, fault);
      form.fill();
      await form.send();
      if (fault.ends === 'sesionVencida') expect(await form.expired()).toBe('vencida');
      else {
        const refused = fault.id === 'F7' ? 'sinDocumentos.noCargados' : 'sinDocumentos.incompleto';
        expect(form.state()).toBe(isTaken(fault) ? 'creada' : refused);
      }
      expect([form.heard(one.create), form.heard(upload), form.form.getSnapshot().context.caso]).toEqual([1, 1, '11']);
      await form.close();
    });
  });
}
