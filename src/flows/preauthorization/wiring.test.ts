import { expect, test } from 'vitest';
import { nucleoCarnet } from '../../../domain/contract/nucleo';
import { documentosRequeridos } from '../../../domain/contract/utility';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { requestForms, requiredOf } from '../../../tests/stand-ins/request-forms';
import { memberDevice, wall } from '../../../tests/stand-ins/requests';

const { open, openOn, fill, send } = requestForms.preauthorization;
const byThemselves = { tipoAfiliacion: 'DEPENDIENTE' };

test("[PREAUTH-01] sends all fields and files, with the server's name of the type", async () => {
  const one = await open();
  await fill(one);
  await send(one);
  expect(one.created()).toEqual([
    {
      query: { contrato: '1001' },
      body: {
        images: [one.file],
        nss: '200000012',
        email: 'ana@ejemplo.do',
        tipoAutorizacion: 'Procedimientos quirúrgicos',
        centroMedico: 'Centro Médico Las Palmas',
        descripcion: 'Apendicectomía.',
        codigoSolicitante: '1003',
      },
    },
  ]);
});

test('without a number on the card the member types it, and a form without cards works all the same', async () => {
  const adult = await open();
  await fill(adult, { afiliado: '1' });
  expect(adult.form.getSnapshot().context.borrador.nss).toBe('');
  adult.form.send({ type: 'REVISAR' });
  expect([adult.state(), adult.form.getSnapshot().context.faltas]).toEqual(['llenando.faltanDatos', { nss: 'falta' }]);
  const without = await open({ [nucleoCarnet.path]: 'sinServicio' }, byThemselves);
  expect([without.state(), without.form.getSnapshot().context.listas.nss]).toEqual(['antes.nuevo', {}]);
});

test('[REQ-33] [REQ-34] a dependent requests only for themselves, with the number of their card', async () => {
  const own = await open({}, byThemselves);
  own.form.send({ type: 'EMPEZAR' });
  const { listas, borrador } = own.form.getSnapshot().context;
  expect(listas.solicitante.afiliados).toMatchObject([{ nombre: 'Ana Peña' }]);
  expect(borrador).toMatchObject({ afiliado: '0', nss: '200000011' });
});

test('a holder is chosen at first, with the number of their card', async () => {
  const own = await open();
  own.form.send({ type: 'EMPEZAR' });
  expect(own.form.getSnapshot().context.borrador).toMatchObject({ afiliado: '0', nss: '200000011' });
});

test('[ATTACH-20] choosing a type reads its required documents, and hands them to the attachments; of another one they are not known before it answers', async () => {
  const one = await open();
  one.form.send({ type: 'EMPEZAR' });
  one.write({ tipo: '2' });
  await arrive();
  expect(one.askedFor(documentosRequeridos.path).map(({ request }) => request)).toEqual([
    { body: { tipoSolicitud: '4', tipoAutorizacion: '2' } },
  ]);
  expect(one.told).toMatchObject([
    {
      type: 'REQUISITOS',
      requisitos: [{ codigo: 'indicacion', nombre: 'Indicación', formatos: ['jpg'], cantidad: 3 }],
    },
  ]);
  one.network.answers[documentosRequeridos.path] = 'sinServicio';
  one.write({ tipo: '3' });
  await arrive();
  expect(one.form.getSnapshot().context.requisitos).toBe(null);
});

test("[PREAUTH-08] [PREAUTH-09] [PREAUTH-17] without documents of the service, the type's table applies, in JPG", async () => {
  const one = await open({ [documentosRequeridos.path]: () => requiredOf() });
  one.form.send({ type: 'EMPEZAR' });
  one.write({ tipo: '3' });
  await arrive();
  const jpg = { formatos: ['jpg'], requerido: true };
  expect(one.told).toMatchObject([
    {
      type: 'REQUISITOS',
      requisitos: [
        { nombre: 'Indicación', cantidad: 3, ...jpg },
        { nombre: 'Historia clínica', cantidad: 5, ...jpg },
        { nombre: 'Reporte de estudio', cantidad: 5, ...jpg },
        { nombre: 'Cédula', cantidad: 2, ...jpg },
      ],
    },
  ]);
});

test('a type in a draft that the list no longer has must be selected again', async () => {
  const device = memberDevice();
  const datos = { borrador: { tipo: '9', descripcion: 'Control.' }, hora: wall, antes: null };
  device.local.set('borrador_1001_preauthorization', JSON.stringify({ desde: wall, datos }));
  const one = await openOn(device);
  one.form.send({ type: 'SEGUIR' });
  const { tipo, descripcion } = one.form.getSnapshot().context.borrador;
  expect([one.state(), tipo, descripcion]).toEqual(['llenando.escribiendo', '', 'Control.']);
});

test('a draft that is not continued is forgotten', async () => {
  const device = memberDevice();
  const datos = { borrador: { descripcion: 'Control.' }, hora: wall, antes: null };
  device.local.set('borrador_1001_preauthorization', JSON.stringify({ desde: wall, datos }));
  const one = await openOn(device);
  one.form.send({ type: 'DESCARTAR' });
  expect(device.local.has('borrador_1001_preauthorization')).toBe(false);
});
