import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { updateTelefonos } from '../../../domain/contract/afiliado';
import { cargardocumento, solicitudAfiliacionDependiente } from '../../../domain/contract/crm';
import { documentosRequeridos } from '../../../domain/contract/utility';
import type { AffiliationDraft } from '../../../domain/rules/affiliation/affiliation-form';
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
  const { logic, input } = affiliationLogic({ deps: portal.app, attachments: portal.attachments, tipo: 'dependiente' });
  const form = withChildForm(createActor(logic, { input, clock: portal.clock }).start());
  await arrive();
  return { ...portal, form, state: () => stateName(form.getSnapshot().value) };
};

const lia = { cedula: '40212345678', nombre: ' Lía ', apellido: 'Peña', institucion: 'Escuela Duarte' };

const send = async ({ form, attach }: Awaited<ReturnType<typeof open>>, more: Partial<AffiliationDraft> = {}) => {
  form.send({ type: 'EMPEZAR' });
  for (const [campo, valor] of Object.entries({ ...lia, ...more }))
    form.send({ type: 'ESCRIBIR', campo: campo as keyof AffiliationDraft, valor });
  attach();
  form.send({ type: 'REVISAR' });
  form.send({ type: 'ENVIAR' });
  for (let turn = 0; turn < 4; turn += 1) await arrive();
};

describe('an affiliation of a dependent', () => {
  test('[AFDEP-01] [AFTIT-08] is created from its fields alone; its files follow with the case number', async () => {
    const one = await open();
    await send(one);
    expect(one.askedFor(solicitudAfiliacionDependiente.path).map(({ request }) => request)).toEqual([
      {
        query: { contrato: '1001' },
        body: {
          cedula: '402-1234567-8',
          nombre: 'Lía',
          apellido: 'Peña',
          email: 'ana@ejemplo.do',
          telefono: '809-555-0199',
          celular: '809-555-0142',
          institucion: 'Escuela Duarte',
        },
      },
    ]);
    expect(one.askedFor(cargardocumento.path).map(({ request }) => request)).toEqual([
      { query: { ticketName: '11' }, body: { images: [one.file] } },
    ]);
  });

  test('[AFDEP-03] [ATTACH-20] reads the documents it accepts; by default up to five JPG', async () => {
    const one = await open({ [documentosRequeridos.path]: () => [] });
    expect(one.askedFor(documentosRequeridos.path).map(({ request }) => request)).toEqual([
      { body: { tipoSolicitud: '2' } },
    ]);
    expect(one.told).toEqual([
      {
        type: 'REQUISITOS',
        requisitos: [
          {
            codigo: 'documentos del dependiente',
            nombre: 'Documentos del dependiente',
            requerido: true,
            formatos: ['jpg'],
            cantidad: 5,
            bytes: 2_097_152,
          },
        ],
      },
    ]);
  });

  test("[AFDEP-05] [AFDEP-06] [ATTACH-17] says 'Se ha creado el caso {number}' and 'Carga de arcivos realizada', and the page reloads after 2000 ms", async () => {
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
    expect(one.replaced).toEqual(['/solicitudes?recibo=dependiente']);
  });

  test("[AFDEP-06] [ATTACH-18] after rejected documents says 'Ha ocurrido un error en la carga de archivos', and accepts them again for the same case", async () => {
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
    expect([one.state(), one.askedFor(solicitudAfiliacionDependiente.path).length]).toEqual(['creada', 1]);
  });

  test('[REQ-28] [REQ-29] [REQ-30] saves changed phones for the member, only those that changed, and says so', async () => {
    const one = await open();
    await send(one, { telefonoResidencial: '8095550177' });
    expect(one.askedFor(updateTelefonos.path).map(({ request }) => request)).toEqual([
      { query: { CodigoAfiliado: '1001' }, body: { TelefonoResidencial: '809-555-0177' } },
    ]);
    expect([one.notices(), words.telefonos]).toEqual([
      [words.telefonos.telefonoResidencial],
      {
        telefonoCelular: 'Teléfono celular actualizado con éxito',
        telefonoResidencial: 'Teléfono residencial actualizado con éxito',
      },
    ]);
    const both = await open();
    await send(both, { telefonoCelular: '8495550111', telefonoResidencial: '8095550177' });
    expect(both.askedFor(updateTelefonos.path).map(({ request }) => request)).toMatchObject([
      { body: { TelefonoCelular: '849-555-0111', TelefonoResidencial: '809-555-0177' } },
    ]);
    expect(both.notices()).toEqual([words.telefonos.telefonoCelular, words.telefonos.telefonoResidencial]);
  });
});
