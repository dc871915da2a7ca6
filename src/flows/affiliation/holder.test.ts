import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { updateTelefonos } from '../../../domain/contract/afiliado';
import { cargardocumento, solicitudAfiliacionTitular } from '../../../domain/contract/crm';
import { documentosRequeridos } from '../../../domain/contract/utility';
import { affiliationPortal } from '../../../tests/stand-ins/affiliation';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { type Answers, memberDevice, refused } from '../../../tests/stand-ins/requests';
import { withChildForm } from '../../../tests/stand-ins/with-child-form';
import { stateName } from '../../../tools/explore/path-id';
import { requestFormTexts as words } from '../../texts/request-form';
import { affiliationTexts } from './texts';
import { affiliationLogic } from './wiring';

const open = async (answers: Answers = {}) => {
  const portal = await affiliationPortal(memberDevice(), answers);
  const { logic, input } = affiliationLogic({ deps: portal.app, attachments: portal.attachments, tipo: 'titular' });
  const form = withChildForm(createActor(logic, { input, clock: portal.clock }).start());
  await arrive();
  return { ...portal, form, state: () => stateName(form.getSnapshot().value) };
};

const send = async ({ form, attach }: Awaited<ReturnType<typeof open>>, telefonoCelular?: string) => {
  form.send({ type: 'EMPEZAR' });
  form.send({ type: 'ESCRIBIR', campo: 'regimen', valor: 'Subsidiado' });
  if (telefonoCelular !== undefined) form.send({ type: 'ESCRIBIR', campo: 'telefonoCelular', valor: telefonoCelular });
  attach();
  form.send({ type: 'REVISAR' });
  form.send({ type: 'ENVIAR' });
  for (let turn = 0; turn < 4; turn += 1) await arrive();
};

describe('an affiliation as a holder', () => {
  test('[AFTIT-01] [AFTIT-08] is created from its fields alone; its files follow with the case number', async () => {
    const one = await open();
    await send(one);
    expect(one.askedFor(solicitudAfiliacionTitular.path).map(({ request }) => request)).toEqual([
      {
        query: { contrato: '1001' },
        body: {
          cedula: '001-1000001-1',
          telefono: '809-555-0142',
          nombre: 'Ana',
          apellido: 'Peña',
          email: 'ana@ejemplo.do',
          regimen: 'Subsidiado',
        },
      },
    ]);
    expect(one.askedFor(cargardocumento.path).map(({ request }) => request)).toEqual([
      { query: { ticketName: '11' }, body: { images: [one.file] } },
    ]);
  });

  test('[AFTIT-04] [ATTACH-20] reads the documents it accepts; by default two are required, JPG or PDF', async () => {
    const one = await open({ [documentosRequeridos.path]: () => [] });
    expect(one.askedFor(documentosRequeridos.path).map(({ request }) => request)).toEqual([
      { body: { tipoSolicitud: '1' } },
    ]);
    const limits = { requerido: true, formatos: ['jpg', 'pdf'], cantidad: 2, bytes: 2_097_152 };
    expect(one.told).toEqual([
      {
        type: 'REQUISITOS',
        requisitos: [
          { codigo: 'cedula', nombre: 'Cédula', ...limits },
          { codigo: 'acta de nacimiento', nombre: 'Acta de nacimiento', ...limits },
        ],
      },
    ]);
  });

  test("[AFTIT-06] [AFTIT-07] [ATTACH-17] says 'Se ha creado el caso {number}' and 'Carga de arcivos realizada', and the page reloads after 2000 ms", async () => {
    const one = await open();
    await send(one);
    const { caso, cargados } = one.form.getSnapshot().context;
    expect([one.state(), words.creado(caso), cargados, affiliationTexts.cargados]).toEqual([
      'creada',
      'Se ha creado el caso 11',
      true,
      'Carga de arcivos realizada',
    ]);
    one.clock.increment(1999);
    expect(one.replaced).toEqual([]);
    one.clock.increment(1);
    expect(one.replaced).toEqual(['/solicitudes?recibo=titular']);
  });

  test("[AFTIT-07] [ATTACH-18] after rejected documents says 'Ha ocurrido un error en la carga de archivos', and accepts them again for the same case", async () => {
    const one = await open({ [cargardocumento.path]: refused });
    await send(one);
    expect([one.state(), affiliationTexts.noCargados, one.replaced]).toEqual([
      'sinDocumentos.noCargados',
      'Ha ocurrido un error en la carga de archivos',
      [],
    ]);
    one.network.answers[cargardocumento.path] = () => ({ mensaje: '' });
    one.form.send({ type: 'ENVIAR' });
    await arrive();
    expect([one.state(), one.askedFor(solicitudAfiliacionTitular.path).length]).toEqual(['creada', 1]);
  });

  test('[REQ-28] [REQ-29] saves a changed phone for the member and says so; an unchanged one is not sent', async () => {
    const one = await open();
    await send(one, '8495550177');
    expect(one.askedFor(updateTelefonos.path).map(({ request }) => request)).toEqual([
      { query: { CodigoAfiliado: '1001' }, body: { TelefonoCelular: '849-555-0177' } },
    ]);
    expect(words.telefonos.telefonoCelular).toBe('Teléfono celular actualizado con éxito');
    expect(one.notices()).toEqual([words.telefonos.telefonoCelular]);
    const other = await open();
    await send(other, '(809) 555-0142');
    expect([other.askedFor(updateTelefonos.path), other.notices(), other.state()]).toEqual([[], [], 'creada']);
  });

  test('[REQ-31] reports a phone that could not be saved, and sends the request anyway', async () => {
    const one = await open({ [updateTelefonos.path]: 'sinConexion' });
    await send(one, '8495550177');
    expect([one.notices(), words.sinTelefonos]).toEqual([
      [words.sinTelefonos],
      'Ha ocurrido un error, favor intentar mas tarde',
    ]);
    expect(one.askedFor(solicitudAfiliacionTitular.path).map(({ request }) => request)).toMatchObject([
      { body: { telefono: '849-555-0177' } },
    ]);
  });
});
