import { beforeAll, expect, test } from 'vitest';
import type { CallName } from '../../domain/contract';
import { onEachServer } from './on-each-server';
import { field } from './server-under-test';

interface Symptom {
  codigo: string;
  codigoPadre: string;
  descripcion: string;
  campoAdicional: string;
  numeroOrden: number;
}

onEachServer('the lists of the public application', {}, (server) => {
  let visitor: string;
  beforeAll(async () => {
    visitor = await server.anonymous();
  });

  const list = async (name: CallName, token = visitor): Promise<unknown> => {
    const { status, json } = await server.call(name, { token });
    expect([name, status]).toEqual([name, 200]);
    return json;
  };
  const plansFor = async (token: string) =>
    ((await list('formularioPlanes', token)) as { descripcion: string }[]).map(({ descripcion }) => descripcion);

  test('[APPL-06] [API-81] [API-45] a visitor with an anonymous token reads all five; without one, none', async () => {
    for (const name of [
      'catalogosintomaenfermedades',
      'formaspago',
      'frecuenciaspago',
      'formularioPlanes',
      'dependientespermitidos',
    ] as const) {
      expect([name, Array.isArray(await list(name))]).toEqual([name, true]);
      expect([name, (await server.call(name)).status]).toEqual([name, 401]);
    }
  });

  test('[APPL-14] [APPL-15] forms and frequencies of payment have the specified codes', async () => {
    expect(await list('formaspago')).toEqual([
      { codigo: '1', descripcion: 'Efectivo' },
      { codigo: '2', descripcion: 'Transferencia' },
      { codigo: '3', descripcion: 'Tarjeta' },
    ]);
    expect(await list('frecuenciaspago')).toEqual([
      { codigo: '2', descripcion: 'Trimestral' },
      { codigo: '3', descripcion: 'Semestral' },
      { codigo: '4', descripcion: 'Anual' },
    ]);
  });

  test('[APPL-17] the codes of the relationships decide who may be a dependent', async () => {
    expect(await list('dependientespermitidos')).toEqual([
      { codigo: '1', descripcion: 'Esposo o esposa' },
      { codigo: '2', descripcion: 'Compañero o compañera' },
      { codigo: '3', descripcion: 'Hijo o hija' },
      { codigo: '4', descripcion: 'Hijastro o hijastra' },
      { codigo: '5', descripcion: 'Padre o madre' },
    ]);
  });

  test('[APPL-32] VOLUNTARIOS COLECTIVOS is listed to affiliates of that regime only', async () => {
    const open = ['PLAN LARIMAR', 'PLAN LARIMAR PLUS', 'PLAN LARIMAR ESENCIAL'];
    expect(await plansFor(await server.member('FR12AB3456', 4))).toEqual([...open, 'VOLUNTARIOS COLECTIVOS']);
    expect(await plansFor(visitor)).toEqual(open);
    expect(await plansFor(await server.member('10000004', 3))).toEqual(open);
    const told = await server.call('formularioPlanes', {
      token: visitor,
      query: { codigoAfiliado: '10000005', regimen: '5' },
    });
    expect([told.status, told.text.includes('COLECTIVOS')]).toEqual([200, false]);
  });

  test('a member who leaves a regime is no longer offered its plan', async () => {
    const member = await server.member('FR12AB3456', 4);
    await server.db.query(`UPDATE afiliados SET regimen = 'CONTRIBUTIVO' WHERE codigo = '10000005'`);
    expect(await plansFor(member)).not.toContain('VOLUNTARIOS COLECTIVOS');
    await server.db.query(`UPDATE afiliados SET regimen = 'COLECTIVOS VOLUNTARIOS' WHERE codigo = '10000005'`);
    expect(await plansFor(member)).toContain('VOLUNTARIOS COLECTIVOS');
  });

  test('each plan has a price and the same seven coverages', async () => {
    const plans = (await list('formularioPlanes')) as { prima: number; coberturas: { descripcion: string }[] }[];
    expect(plans.map(({ prima }) => prima)).toEqual([1_485, 2_390, 895]);
    const covered = plans.map(({ coberturas }) => coberturas.map(({ descripcion }) => descripcion));
    expect(covered.map((names) => names.length)).toEqual([7, 7, 7]);
    expect(new Set(covered.map((names) => names.join())).size).toBe(1);
    expect(field(plans, 0, 'coberturas', 3)).toEqual({
      descripcion: 'Internamiento, por año',
      detalle: 'RD$\u00a01,000,000',
    });
    await server.db.query(`UPDATE planes_formulario SET prima = NULL WHERE codigo = '3'`);
    await server.db.query(`DELETE FROM coberturas_plan_formulario WHERE plan = '3'`);
    expect(field(await list('formularioPlanes'), 2)).toEqual({
      codigo: '3',
      descripcion: 'PLAN LARIMAR ESENCIAL',
      prima: null,
      coberturas: [],
    });
  });

  test('[APPL-10] sixty conditions are listed in order under twelve groups', async () => {
    const symptoms = (await list('catalogosintomaenfermedades')) as Symptom[];
    expect(symptoms.map(({ numeroOrden }) => numeroOrden)).toEqual(
      symptoms.map(({ numeroOrden }) => numeroOrden).toSorted((a, b) => a - b),
    );
    const groups = symptoms.filter(({ codigoPadre }) => codigoPadre === '').map(({ codigo }) => codigo);
    const conditions = symptoms.filter(({ codigoPadre }) => codigoPadre !== '');
    expect([groups.length, conditions.length]).toEqual([12, 60]);
    expect(conditions.filter(({ codigoPadre }) => !groups.includes(codigoPadre))).toEqual([]);
    expect(new Set(symptoms.map(({ codigo }) => codigo)).size).toBe(72);
    expect(symptoms.slice(0, 2)).toEqual([
      { codigo: '1', codigoPadre: '', descripcion: 'Corazón y circulación', campoAdicional: '', numeroOrden: 100 },
      {
        codigo: '101',
        codigoPadre: '1',
        descripcion: 'Presión arterial alta',
        campoAdicional: '¿Qué medicina toma y en qué dosis?',
        numeroOrden: 101,
      },
    ]);
  });
});
